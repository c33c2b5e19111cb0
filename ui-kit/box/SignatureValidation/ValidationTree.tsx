import {
  IconAlertTriangle,
  IconCertificate,
  IconChevronRight,
  IconCircleCheck,
  IconClockCheck,
  IconExclamationCircle,
  IconFile,
  IconFolder,
  IconHelpCircle,
  IconListDetails,
  type Icon,
} from '@tabler/icons-react';
import { useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ItemKind, TreeItem } from './tree.ts';
import classes from './SignatureValidation.module.css';

export interface ValidationTreeProps {
  readonly items: readonly TreeItem[];
  /** Name of the tree. */
  readonly label: string;
  /** Shows everything, as on paper. */
  readonly allOpen?: boolean;
}

const icons = {
  container: IconFolder,
  document: IconFile,
  passed: IconCircleCheck,
  unknown: IconHelpCircle,
  failed: IconExclamationCircle,
  error: IconExclamationCircle,
  warning: IconAlertTriangle,
  certificate: IconCertificate,
  timestamp: IconClockCheck,
  details: IconListDetails,
} as const satisfies Record<ItemKind, Icon>;

interface Row {
  readonly item: TreeItem;
  readonly level: number;
  readonly place: number;
  readonly of: number;
  readonly parent: string | null;
}

function openAtFirst(items: readonly TreeItem[]): string[] {
  return items.flatMap(({ id, open, children }) => [
    ...(open ? [id] : []),
    ...openAtFirst(children),
  ]);
}

/** The items that are visible, from top to bottom. */
function rowsOf(
  items: readonly TreeItem[],
  isOpen: (id: string) => boolean,
  level = 1,
  parent: string | null = null,
): Row[] {
  return items.flatMap((item, index) => [
    { item, level, place: index + 1, of: items.length, parent },
    ...(isOpen(item.id) ? rowsOf(item.children, isOpen, level + 1, item.id) : []),
  ]);
}

/** A tree with one stop of the Tab key and arrows inside, as ARIA describes the pattern. */
export function ValidationTree({ items, label, allOpen = false }: ValidationTreeProps) {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(openAtFirst(items)));
  const [current, setCurrent] = useState<string | undefined>(items[0]?.id);
  const rows = rowsOf(items, (one) => allOpen || open.has(one));
  const stop = rows.some(({ item }) => item.id === current) ? current : rows[0]?.item.id;

  const toggle = (item: TreeItem, opens: boolean) => {
    setOpen((now) => {
      const next = new Set(now);
      if (opens) next.add(item.id);
      else next.delete(item.id);
      return next;
    });
  };
  const go = (row: Row | undefined) => {
    if (!row) return;
    setCurrent(row.item.id);
    list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(row.item.id)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent, row: Row) => {
    const at = rows.indexOf(row);
    const { item } = row;
    const isOpen = open.has(item.id);
    const opens = () => {
      toggle(item, !isOpen);
    };
    const moves: Partial<Record<string, () => void>> = {
      ArrowDown: () => {
        go(rows[at + 1]);
      },
      ArrowUp: () => {
        go(rows[at - 1]);
      },
      Home: () => {
        go(rows[0]);
      },
      End: () => {
        go(rows.at(-1));
      },
      ArrowRight: () => {
        if (item.children.length === 0) return;
        if (isOpen) go(rows[at + 1]);
        else toggle(item, true);
      },
      ArrowLeft: () => {
        if (isOpen && item.children.length > 0) toggle(item, false);
        else go(rows.find((other) => other.item.id === row.parent));
      },
      Enter: opens,
      ' ': opens,
    };
    const move = event.altKey || event.ctrlKey || event.metaKey ? undefined : moves[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return (
    <ul ref={list} className={classes.tree} role="tree" aria-label={label}>
      {rows.map((row) => {
        const { item, level, place, of } = row;
        const expandable = item.children.length > 0;
        const expanded = allOpen || open.has(item.id);
        const titleId = `${id}-${item.id}`;
        return (
          <li
            key={item.id}
            role="treeitem"
            className={classes.item}
            data-item={item.id}
            data-kind={item.kind}
            aria-level={level}
            aria-posinset={place}
            aria-setsize={of}
            aria-labelledby={titleId}
            {...(item.lines.length > 0 ? { 'aria-describedby': `${titleId}-lines` } : {})}
            {...(expandable ? { 'aria-expanded': expanded } : {})}
            tabIndex={item.id === stop ? 0 : -1}
            style={{ '--level': level - 1 } as CSSProperties}
            onFocus={() => {
              setCurrent(item.id);
            }}
            onKeyDown={(event) => {
              onKeyDown(event, row);
            }}
            onClick={() => {
              // Users also mark the text to copy it.
              if (expandable && !window.getSelection()?.toString()) toggle(item, !expanded);
            }}
          >
            <ItemText item={item} titleId={titleId} />
          </li>
        );
      })}
    </ul>
  );
}

/** Icons, title and lines of an item. */
function ItemText({ item, titleId }: { readonly item: TreeItem; readonly titleId: string }) {
  const { t } = useTranslation('validation');
  const ItemIcon = icons[item.kind];
  return (
    <>
      <IconChevronRight
        className={classes.chevron}
        data-shown={item.children.length > 0 || undefined}
        size={18}
        stroke={1.75}
        aria-hidden="true"
      />
      <ItemIcon className={classes.icon} size={20} stroke={1.75} aria-hidden="true" />
      <div className={classes.words}>
        <span id={titleId} className={classes.itemTitle}>
          {item.kind === 'error' || item.kind === 'warning' ? (
            <span className={classes.hidden}>{t(item.kind)}: </span>
          ) : null}
          {item.title}
        </span>
        {item.lines.length > 0 ? (
          <div id={`${titleId}-lines`} className={`${classes.lines} dk-figures`}>
            {item.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ) : null}
      </div>
    </>
  );
}
