import { describe, expect, it } from 'vitest';
import { createLeaving } from './leaving.ts';

describe('leaving with unsent input', () => {
  it('[A-513] reports whether the user stays or may leave', () => {
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
