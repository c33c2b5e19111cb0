import { describe, expect, it } from 'vitest';
import { reviveMoments } from './received.ts';

describe('receive', () => {
  it('[R7.2] turns times into dates at any depth, reads an unreadable time as missing, and keeps free text', () => {
    const revived = reviveMoments({
      createdAt: '2026-03-04T05:06:07.890Z',
      cancelledAt: null,
      lastChangedAt: 'soon',
      timeTo: '2026-13-45T00:00:00Z',
      customName: '2026-03-04',
      dokus: [
        {
          customDokuName: '2026-03-04T05:06:07Z',
          messages: [{ createdAt: '2026-03-04T05:06:07+02:00' }],
        },
      ],
    });
    expect(revived).toEqual({
      createdAt: new Date(Date.UTC(2026, 2, 4, 5, 6, 7, 890)),
      cancelledAt: null,
      lastChangedAt: null,
      timeTo: null,
      customName: '2026-03-04',
      dokus: [
        {
          customDokuName: '2026-03-04T05:06:07Z',
          messages: [{ createdAt: new Date(Date.UTC(2026, 2, 4, 3, 6, 7)) }],
        },
      ],
    });
  });

  it('[R7.2][X-38] keeps a calendar day as text', () => {
    const answer = { signingUsers: [{ docExpiryDate: '2030-12-31' }], signedOn: '2026-01-31' };
    expect(reviveMoments(answer)).toEqual(answer);
  });
});
