// Plays a game by clicking and takes pictures on the way. For work on the page; the real browser tests are in tests/.
//   node dev/shots.mjs http://127.0.0.1:8765 OUT [width height theme]
import { chromium } from "playwright-core";

const [base, out, width = "1440", height = "900", theme = "light"] = process.argv.slice(2);
const tag = `${width}-${theme}`;
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
const phone = Number(width) < 700;
const context = await browser.newContext({ viewport: { width: +width, height: +height }, colorScheme: theme, deviceScaleFactor: 1, hasTouch: phone });
const page = await context.newPage();
const noise = [];
page.on("console", (m) => ["error", "warning"].includes(m.type()) && noise.push(m.text()));
page.on("pageerror", (e) => noise.push("PAGE " + e.message));
page.on("request", (r) => !r.url().startsWith(base) && !r.url().startsWith("blob:") && noise.push("FOREIGN " + r.url()));
const shot = async (name) => {
  await page.waitForTimeout(900);
  await page.screenshot({ path: `${out}/${name}-${tag}.png` });
};

await page.goto(base + "/");
await page.waitForSelector(".opp .pri:not([disabled])");
await page.getByRole("button", { name: "Fellowship", exact: true }).click();
await shot("home");
// The weakest bot: its games last long enough for a picture of everything.
await page.getByLabel("Bot", { exact: true }).selectOption("random");
const began = Date.now();
await page.locator(".opp .pri").click();
await page.waitForSelector(".pc.lit");
console.log("table after", Date.now() - began, "ms");
await page.mouse.move(2, 2);
await shot("placement");
await page.getByRole("button", { name: "Set out" }).click();

const taken = new Set();
for (let n = 0; n < 400; n++) {
  await page.waitForTimeout(60);
  if (await page.locator("dialog[open]").count()) break;
  const scene = page.locator(".battle");
  if (await scene.count()) {
    const go = scene.getByRole("button", { name: "Go on" });
    if (await go.count()) {
      const text = await scene.innerText();
      if (!taken.has("result") && /plays|to\n/.test(text) && (await scene.locator(".turn").count()) === 2) { taken.add("result"); await shot("battle-result"); }
      await go.click().catch(() => 0);
      continue;
    }
    const cards = scene.locator(".pick button");
    const count = await cards.count();
    if (count) {
      await cards.nth(n % count).click().catch(() => 0);
      if (!taken.has("battle")) { taken.add("battle"); await shot("battle"); }
      await scene.locator(".go .pri").click().catch(() => 0);
      continue;
    }
    const other = scene.locator(".go .btn");
    if (await other.count()) await other.first().click().catch(() => 0);
    continue;
  }
  const lit = page.locator(".pc.lit");
  const many = await lit.count();
  if (many) {
    await lit.nth((n * 7) % many).click({ timeout: 1000 }).catch(() => 0);
    const to = page.locator(".land.legal, .land.attack");
    const ways = await to.count();
    const attacks = await page.locator(".land.attack").count();
    if (ways > 1 && n > 8 && (!taken.has("board") || (attacks && !taken.has("attack")))) {
      taken.add("board");
      if (attacks) taken.add("attack");
      await page.mouse.move(2, 2);
      await shot("board");
    }
    if (ways) await to.nth(n % ways).dispatchEvent("click").catch(() => 0);
    const doubt = page.locator(".doubt button");
    if (await doubt.count()) await doubt.first().click();
    continue;
  }
  const buttons = page.locator(".hand .prompt .btn.pri");
  if (await buttons.count()) await buttons.first().click({ timeout: 1000 }).catch(() => 0);
}
await page.waitForSelector("dialog[open]", { timeout: 20000 });
await shot("over");
const replay = page.getByRole("link", { name: "Replay" });
await replay.click();
await page.waitForSelector(".bar input[type=range]");
await page.locator(".bar input[type=range]").evaluate((e) => { e.value = String(Math.round(+e.max * 0.6)); e.dispatchEvent(new Event("input", { bubbles: true })); });
await page.mouse.move(2, 2);
await shot("replay");
console.log([...new Set(noise)].join("\n") || "quiet");
await browser.close();
