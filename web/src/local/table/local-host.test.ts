import { describe, expect, it } from 'vitest';
import { tableFrom } from '$lib/live/python-table';
import type { TableEvent } from '$wire';
import { createLocalTable } from './create';
import { importRecord, recordAt } from '../records';
import { logOf, rowOf, rows } from '../store/store';

// There is no database here: everything goes on in memory, as in a browser that keeps nothing.

describe('a table of this browser', () => {
  it('is laid, begun and listed', async () => {
    const id = await createLocalTable(
      { game: 'dice', players: 2 },
      [
        { seat: 0, name: 'Ada' },
        { seat: 1, name: 'Bea' },
      ],
      'Ada',
    );
    const row = await rowOf(id);
    expect(row).toMatchObject({ table: id, game: 'dice', phase: 'running', online: null });
    expect(row?.seats.map(({ name, yours }) => [name, yours])).toEqual([
      ['Ada', true],
      ['Bea', true],
    ]);
    expect((await rows()).map(({ table }) => table)).toContain(id);
    const log = (await logOf(id))!.map((text) => JSON.parse(text) as TableEvent);
    expect(log[0]).toMatchObject({ type: 'table-created', commitment: '', by: 'here' });
    expect(tableFrom(log).seq).toBe(row?.seq);
  });

  it('becomes a record, and a record becomes a table', async () => {
    const id = await createLocalTable(
      { game: 'dice', players: 1 },
      [{ seat: 0, name: 'Ada' }],
      'Ada',
    );
    const record = await recordAt(id);
    expect(record).toMatchObject({ format: 'medici-record/1', game: 'dice', players: ['Ada'] });
    const twin = await importRecord(JSON.stringify(record));
    expect(await recordAt(twin)).toEqual(record);
    expect(await rowOf(twin)).toMatchObject({ phase: 'running', brought: false, your_turn: true });
  });

  it('says which move of a record is wrong, and why', async () => {
    const id = await createLocalTable(
      { game: 'dice', players: 1 },
      [{ seat: 0, name: 'Ada' }],
      'Ada',
    );
    const record = (await recordAt(id)) as { moves: unknown[] };
    const wrong = { ...record, moves: [...record.moves, [0, 'bid 7']] };
    await expect(importRecord(JSON.stringify(wrong))).rejects.toThrow(
      /^move 2: 'bid 7' is not legal/,
    );
    await expect(importRecord('{"format"')).rejects.toThrow('JSON');
  });
});
