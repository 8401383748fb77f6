// Draws the icons and the picture of shared links from the crest: `npm run icons`. Needs Chromium.
import { copyFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const crest = readFileSync(at('crest.svg'), 'utf8');
const palette = readFileSync(at('../generated/constants/palette.json'), 'utf8');
const { parchment } = JSON.parse(palette);

// Share of the height that the crest takes; a mask may cut a tenth off every side.
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.92, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, share: 0.92, ground: 'transparent' },
  { file: 'icon-maskable.png', size: 512, share: 0.6, ground: parchment },
  { file: 'apple-touch-icon.png', size: 180, share: 0.74, ground: parchment },
];

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium' });
const page = await browser.newPage();
for (const { file, size, share, ground } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
    svg { height: ${share * 100}vh }
  </style>${crest}`);
  await page.screenshot({ path: at(`../public/${file}`), omitBackground: true });
}
await page.setViewportSize({ width: 1200, height: 630 });
await page.goto(new URL('preview.html', import.meta.url).href);
await page.evaluate(() => document.fonts.ready);
await page.screenshot({ path: at('../public/preview.png') });
await browser.close();
copyFileSync(at('crest.svg'), at('../public/icon.svg'));
