/** The final table as a picture: parchment, ink, and a line of gold. Drawn by hand on a canvas. */
import { t } from '$lib/text/i18n.svelte';
import { ranking } from './results';
import type { Told } from './share';
import colours from '../../../generated/constants/palette.json';
import { seats } from '../../../generated/constants/symbols.json';

const WIDTH = 1080;
const ROW = 118;
const HEAD = 330;
const FOOT = 120;
const MARGIN = 84;
const serif = (size: number, weight = 400): string =>
  `${weight} ${size}px "EB Garamond", Georgia, serif`;

export async function picture(told: Told): Promise<Blob> {
  await document.fonts.ready;
  const rows = ranking(told.result);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEAD + rows.length * ROW + FOOT;
  const pen = canvas.getContext('2d')!;
  ground(pen, canvas.height);
  heading(pen, told);
  rows.forEach(({ seat, place }, i) => row(pen, told, seat, place, HEAD + i * ROW));
  foot(pen, told.foot, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  );
}

function ground(pen: CanvasRenderingContext2D, height: number): void {
  pen.fillStyle = colours.parchment;
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = colours.paper;
  pen.fillRect(36, 36, WIDTH - 72, height - 72);
  pen.strokeStyle = colours.gold;
  pen.lineWidth = 3;
  pen.strokeRect(36, 36, WIDTH - 72, height - 72);
  pen.lineWidth = 1;
  pen.strokeRect(48, 48, WIDTH - 96, height - 96);
}

function heading(pen: CanvasRenderingContext2D, { game, note }: Told): void {
  pen.textAlign = 'center';
  pen.fillStyle = colours.ink;
  pen.font = serif(76, 600);
  pen.fillText(t('shell-game', { game }), WIDTH / 2, 160, WIDTH - 2 * MARGIN);
  pen.fillStyle = colours.muted;
  pen.font = serif(40);
  pen.fillText(note, WIDTH / 2, 226, WIDTH - 2 * MARGIN);
  line(pen, 272, colours.gold);
}

function row(
  pen: CanvasRenderingContext2D,
  { names, result }: Told,
  seat: number,
  place: number,
  top: number,
): void {
  const base = top + 76;
  const won = result.winners.includes(seat);
  pen.fillStyle = won ? colours['gold-ink'] : colours.ink;
  pen.textAlign = 'left';
  pen.font = serif(48);
  pen.fillText(`${place}.`, MARGIN, base);
  mark(pen, seat, MARGIN + 84, base - 40);
  pen.fillStyle = won ? colours['gold-ink'] : colours.ink;
  pen.font = serif(56, won ? 600 : 400);
  pen.fillText(names[seat] ?? '', MARGIN + 150, base, WIDTH - 2 * MARGIN - 360);
  pen.textAlign = 'right';
  pen.font = serif(68, 600);
  pen.fillText(String(result.scores[seat] ?? 0), WIDTH - MARGIN, base + 2);
  if (place > 0) line(pen, top + ROW - 6, colours.line);
}

function mark(pen: CanvasRenderingContext2D, seat: number, x: number, y: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(2.8, 2.8);
  pen.fillStyle = colours[`seat-${seat}` as keyof typeof colours];
  pen.fill(new Path2D(seats[seat]));
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

function foot(pen: CanvasRenderingContext2D, text: string, height: number): void {
  pen.textAlign = 'center';
  pen.fillStyle = colours.muted;
  pen.font = serif(32);
  pen.fillText(text, WIDTH / 2, height - 84, WIDTH - 2 * MARGIN);
}
