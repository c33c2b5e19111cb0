import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UserIdentity } from '../../helpers/turn.ts';
import type { ReceivedMessage } from './groupMessages.ts';
import { UNREAD_ATTRIBUTE } from './useSeen.ts';

/** Pixels from the end that still count as the end. */
const NEAR = 48;

function isAtEnd({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean {
  return scrollHeight - scrollTop - clientHeight <= NEAR;
}

/**
 * Where the user is in the list: at the opening at the first unread message, otherwise at the end;
 * at the end they stay there when something arrives, elsewhere nothing moves under their eyes. Their
 * own new message is always shown.
 *
 * @param messages oldest first
 */
export function useScrolling(messages: readonly ReceivedMessage[], currentUser: UserIdentity) {
  const list = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const end = useRef(true);
  const opened = useRef(false);
  /** Height of the list as it was last drawn. */
  const heightDrawn = useRef(0);
  /** Height of the list before earlier messages are put above what is in sight. */
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
      // A busy browser tells of scrolling later than it scrolls, so the place itself is asked too.
      const left = heightDrawn.current - element.scrollTop - element.clientHeight;
      if ((end.current && left <= NEAR) || lastIsOwn) toEnd();
      return;
    }
    opened.current = true;
    const unread = element.querySelector<HTMLElement>(`[${UNREAD_ATTRIBUTE}]`);
    // Its day and the message before it stay in sight.
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
