import { describe, expect, it } from 'vitest';
import { createLeaving } from './leaving.ts';

describe('leaving with something unsent', () => {
  it('[A-513] tells whoever wants to leave that the user stays, or that they may go', () => {
    const leaving = createLeaving();
    const answers: string[] = [];
    const ask = () => {
      leaving.leave(
        () => answers.push('goes'),
        () => answers.push('stays'),
      );
    };
    ask();
    leaving.guard((_proceed, stayed) => {
      stayed();
    });
    ask();
    leaving.guard((proceed) => {
      proceed();
    });
    ask();
    expect(answers).toEqual(['goes', 'stays', 'goes']);
    expect(leaving.isGuarded()).toBe(false);
  });
});
