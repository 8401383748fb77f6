/** The final table as a picture: parchment, ink, and a line of gold. Drawn by hand on a canvas. */
import { t } from '$lib/text/i18n.svelte';
import { day, type Result } from './share';
import { ranking } from '$table/end/results';

const WIDTH = 1080;
const ROW = 118;
const HEAD = 330;
const FOOT = 120;
const MARGIN = 84;
const INK = '#2a2320';
const MUTED = '#6b6055';
const GOLD = '#b4841f';
const SEATS = ['#1f5a8c', '#a62b3f', '#2f6f43', '#8a5b00', '#6a3fa0', '#4a545a'];
const SHAPES = [
  'M8 1.600a6.4 6.4 0 1 1 0 12.800a6.4 6.4 0 1 1 0-12.800z',
  'M8 .8L15.2 8 8 15.2.8 8z',
  'M8 1.400l7.3 12.700H.7z',
  'M2 2h12v12H2z',
  'M4.4 1.600h7.200L15.3 8l-3.7 6.400H4.400L.7 8z',
  'M10.8 1.300a7 7 0 1 0 4 9.9 5.6 5.6 0 0 1-4-9.900z',
];
const serif = (size: number, weight = 400): string =>
  `${weight} ${size}px "EB Garamond", Georgia, serif`;

export async function picture(result: Result): Promise<Blob> {
  await document.fonts.ready;
  const rows = ranking(result.reckoned);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + rows.length * ROW + FOOT;
  const pen = canvas.getContext('2d')!;
  ground(pen, canvas.height);
  heading(pen, result);
  rows.forEach(({ seat, place }, i) => row(pen, result, seat, place, HEAD + i * ROW));
  foot(pen, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

function ground(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = '#f6efe0';
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = '#fffbf2';
  pen.fillRect(36, 36, WIDTH - 72, height - 72);
  pen.strokeStyle = GOLD;
  pen.lineWidth = 3;
  pen.strokeRect(36, 36, WIDTH - 72, height - 72);
  pen.lineWidth = 1;
  pen.strokeRect(48, 48, WIDTH - 96, height - 96);
}

function heading(pen: CanvasRenderingContext2D, { game, begun }: Result): void {
  pen.textAlign = 'center';
  pen.fillStyle = INK;
  pen.font = serif(76, 600);
  pen.fillText(t('shell-game', { game }), WIDTH / 2, 160, WIDTH - 2 * MARGIN);
  pen.fillStyle = MUTED;
  pen.font = serif(40);
  pen.fillText(day(begun), WIDTH / 2, 226, WIDTH - 2 * MARGIN);
  line(pen, 272, GOLD);
}

function row(
  pen: CanvasRenderingContext2D,
  { names, reckoned }: Result,
  seat: number,
  place: number,
  top: number,
): void {
  const base = top + 76;
  const won = reckoned.winners.includes(seat);
  pen.fillStyle = won ? '#7d5a10' : INK;
  pen.textAlign = 'left';
  pen.font = serif(48);
  pen.fillText(`${place}.`, MARGIN, base);
  mark(pen, seat, MARGIN + 84, base - 40);
  pen.fillStyle = won ? '#7d5a10' : INK;
  pen.font = serif(56, won ? 600 : 400);
  pen.fillText(names[seat] ?? '', MARGIN + 150, base, WIDTH - 2 * MARGIN - 360);
  pen.textAlign = 'right';
  pen.font = serif(68, 600);
  pen.fillText(String(reckoned.scores[seat] ?? 0), WIDTH - MARGIN, base + 2);
  if (place > 0) line(pen, top + ROW - 6, '#ddcfb6');
}

function mark(pen: CanvasRenderingContext2D, seat: number, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(2.8, 2.8);
  pen.fillStyle = SEATS[seat] ?? INK;
  pen.fill(new Path2D(SHAPES[seat] ?? SHAPES[0]!));
  pen.restore();
}

function line(pen: CanvasRenderingContext2D, y: number, colour: string): void {
  pen.strokeStyle = colour;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(MARGIN, y);
  pen.lineTo(WIDTH - MARGIN, y);
  pen.stroke();
}

function foot(pen: CanvasRenderingContext2D, height: number): void {
  pen.textAlign = 'center';
  pen.fillStyle = MUTED;
  pen.font = serif(32);
  pen.fillText(t('companion-picture-foot'), WIDTH / 2, height - 84, WIDTH - 2 * MARGIN);
}
