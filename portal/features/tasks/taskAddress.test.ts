import { describe, expect, it } from 'vitest';
import {
  addressOfTaskView,
  startView,
  taskBody,
  taskViewOfAddress,
  type TaskView,
} from './taskAddress.ts';

const busy: TaskView = {
  filters: { scope: 'TEAM', taskType: 'MESSAGE', text: 'Malom & fia' },
  page: 2,
  size: 50,
};

describe('the task list in the address', () => {
  it('[R2.4] leaves out standard values', () => {
    expect(addressOfTaskView(startView).toString()).toBe('');
    expect(taskViewOfAddress(new URLSearchParams())).toEqual(startView);
  });

  it('[R2.4] is read back as it was written', () => {
    const address = addressOfTaskView(busy).toString();
    expect(address).toBe('scope=TEAM&type=MESSAGE&text=Malom+%26+fia&size=50&page=3');
    expect(taskViewOfAddress(new URLSearchParams(address))).toEqual(busy);
  });

  it('[R2.4] ignores wrong values', () => {
    const query = new URLSearchParams('scope=ME&type=NEWS&page=0&size=7');
    expect(taskViewOfAddress(query)).toEqual(startView);
    const long = taskViewOfAddress(new URLSearchParams({ text: 'x'.repeat(500), page: '1.5' }));
    expect(long.filters.text).toHaveLength(100);
    expect(long.page).toBe(0);
  });

  it('[R2.4] becomes the body of the call', () => {
    expect(taskBody(startView)).toEqual({ scope: 'MINE', page: 0, size: 25 });
    expect(taskBody(busy)).toEqual({
      scope: 'TEAM',
      taskType: 'MESSAGE',
      text: 'Malom & fia',
      page: 2,
      size: 50,
    });
    const short = { ...busy, filters: { ...busy.filters, text: ' M ' } };
    expect(taskBody(short)).not.toHaveProperty('text');
  });
});
