import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UserIdentity } from '../../helpers/turn.ts';
import type { ReceivedMessage } from './groupMessages.ts';
import { UNREAD_ATTRIBUTE } from './useSeen.ts';

/** Pixels from the end that still count as the end. */
const END_TOLERANCE = 48;

function isAtEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight <= END_TOLERANCE;
}

/**
 * The scroll position of the list. It opens at the first unread message, otherwise at the end. A
 * user at the end stays there when a message arrives. Elsewhere nothing visible moves. The user's
 * own new message is always shown.
 *
 * @param messages oldest first
 */
export function useScrolling(messages: readonly ReceivedMessage[], currentUser: UserIdentity) {
  const list = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const end = useRef(true);
  const opened = useRef(false);
  /** Height of the list when it was last drawn. */
  const heightDrawn = useRef(0);
  /** Height of the list before earlier messages are inserted above the visible ones. */
  const heightBefore = useRef<number | null>(null);
  const last = messages.at(-1);
  const lastId = last?.id;
  const lastIsOwn = last?.senderUser.username === currentUser.username;

  const toEnd = useCallback(() => {
    const element = list.current;
    element?.scrollTo(0, element.scrollHeight);
  }, []);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () => {
      end.current = isAtEnd(element);
      setAtEnd(end.current);
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      element.removeEventListener('scroll', look);
    };
  }, []);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    if (opened.current) {
      // A busy browser reports scrolling late, so the position itself is read too.
      const left = heightDrawn.current - element.scrollTop - element.clientHeight;
      if ((end.current && left <= END_TOLERANCE) || lastIsOwn) toEnd();
      return;
    }
    opened.current = true;
    const unread = element.querySelector<HTMLElement>(`[${UNREAD_ATTRIBUTE}]`);
    // The message's day and the previous message stay visible.
    if (unread) element.scrollTo(0, unread.offsetTop - element.clientHeight / 3);
    else toEnd();
  }, [lastId, lastIsOwn, toEnd]);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || heightBefore.current === null) return;
    element.scrollBy(0, element.scrollHeight - heightBefore.current);
    heightBefore.current = null;
  });

  useLayoutEffect(() => {
    heightDrawn.current = list.current?.scrollHeight ?? 0;
  });

  const keepPlace = useCallback(() => {
    const element = list.current;
    heightBefore.current = element ? element.scrollHeight : null;
  }, []);

  return { list, atEnd, toEnd, keepPlace };
}
