import { useLocation } from 'react-router-dom';
import { Command } from 'cmdk';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { maxSearchLength, truncateSearchText } from 'shared-kernel/domain/search';
import { getUnmodifiedKey, useNavigate } from 'shared-kernel/shell';
import { Dialog, RecordText } from 'shared-kernel/ui';
import { useHasPermission } from 'shared-kernel/workspace';
import { findCommandPermission } from '../../federation/descriptions';
import { usePageRemotes } from '../../federation/page-remotes';
import { useAccessiblePortals } from '../../sign-in/portal-session';
import { useIsLiveMode } from '../use-is-live-mode';
import styles from './command-palette.module.css';
import { minSearchLength } from './search-records';
import { PaletteGroup, type PaletteResult } from './palette-group';
import { findDestinations, type ScreenSearchEntry, type Destination } from './destinations';
import { RecentResults } from './recent-results';
import { RecordResults } from './record-results';
import { SanctionsResults } from './sanctions-results';
import { TaskResults } from './task-results';
import { useFirstItemSelection } from './use-first-item-selection';
import { useShellActions } from './use-shell-actions';

export interface CommandPaletteProps {
  readonly portal: PortalKey;
  readonly open: boolean;
  readonly typedAhead: () => string;
  readonly onClose: () => void;
}

const title = 'Search Trustfold';

/** Home and End move the caret in the text, as in any other field. */
function keepCaretKeys(event: KeyboardEvent<HTMLInputElement>): void {
  const key = getUnmodifiedKey(event);
  if ((key === 'Home' || key === 'End') && event.currentTarget.value !== '')
    event.stopPropagation();
}

function openInNewTab(event: KeyboardEvent<HTMLElement>): void {
  const isAsked = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
  if (!isAsked || event.nativeEvent.isComposing) return;
  const chosen = event.currentTarget.querySelector<HTMLAnchorElement>('a[aria-selected="true"]');
  if (!chosen) return;
  event.preventDefault();
  window.open(chosen.href);
}

/** The command palette. Finds tabs, portals, records, people and actions after two or three letters (F2). */
export function CommandPalette({ open, ...props }: CommandPaletteProps) {
  return (
    <Dialog open={open} title={title} onClose={props.onClose}>
      <Palette {...props} />
    </Dialog>
  );
}

function useFirstText(typedAhead: () => string, setText: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Waits one frame, because the dialog must first store the previously focused element.
    const frame = requestAnimationFrame(() => {
      // The text is inserted before the field gets the focus. Otherwise the next key press would overwrite it.
      flushSync(() => setText(truncateSearchText(typedAhead())));
      input.current?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [typedAhead, setText]);
  return input;
}

function Palette({ portal, typedAhead, onClose }: Omit<CommandPaletteProps, 'open'>) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { begin, chosen, list } = useFirstItemSelection();
  const input = useFirstText(typedAhead, setText);

  const goTo = (path: string) => {
    onClose();
    void navigate(path);
  };
  const act = (run: () => void) => {
    onClose();
    run();
  };

  return (
    <Command
      {...chosen}
      label={title}
      shouldFilter={false}
      loop
      vimBindings={false}
      onKeyDown={openInNewTab}
      className={styles.palette}
    >
      <Command.Input
        ref={input}
        value={text}
        maxLength={maxSearchLength}
        onValueChange={(typed) => {
          begin();
          setText(typed);
        }}
        onKeyDown={keepCaretKeys}
        className={styles.input}
        placeholder="Search records, people, pages, settings and actions"
      />
      <Command.List {...list} className={styles.list}>
        <Results portal={portal} text={text} onChoose={goTo} onAct={act} />
      </Command.List>
    </Command>
  );
}

interface ResultsProps {
  readonly portal: PortalKey;
  readonly text: string;
  readonly onChoose: (path: string) => void;
  readonly onAct: (run: () => void) => void;
}

function Results({ portal, text, onChoose, onAct }: ResultsProps) {
  const { tabs: known, described } = usePageRemotes();
  const hasPermission = useHasPermission();
  const isLive = useIsLiveMode();
  const isOffered = ({ command }: ScreenSearchEntry) => {
    if (command === undefined) return true;
    const permission = findCommandPermission(described, command);
    return permission !== undefined && hasPermission(permission);
  };
  const { tabs, actions, settings, portals } = findDestinations({
    text,
    portal,
    portals: useAccessiblePortals(),
    search: useLocation().search,
    tabs: known,
    described,
    isOffered,
    hasAuditPage: isLive,
  });
  const own = useShellActions(text);
  const leadingTo = (places: readonly Destination[]): PaletteResult[] =>
    places.map(({ path, ...place }) => ({
      ...place,
      value: path,
      href: path,
      choose: () => onChoose(path),
    }));
  const doing = own.map(({ run, ...action }) => ({
    ...action,
    value: action.label,
    choose: () => onAct(run),
  }));
  return (
    <>
      <Command.Empty className={styles.empty}>
        No results for “<RecordText>{text.trim()}</RecordText>”.
      </Command.Empty>
      {text.trim() === '' && (
        <>
          <Command.Item value="nothing yet" hidden />
          <RecentResults onChoose={onChoose} />
        </>
      )}
      <PaletteGroup heading="Actions" choices={[...leadingTo(actions), ...doing]} />
      {text.trim().length >= minSearchLength && (
        <>
          <RecordResults text={text} onChoose={onChoose} />
          {isLive && (
            <>
              <TaskResults text={text} onChoose={onChoose} />
              <SanctionsResults text={text} onChoose={onChoose} />
            </>
          )}
        </>
      )}
      <PaletteGroup heading="Tabs" choices={leadingTo(tabs)} />
      <PaletteGroup heading="Settings" choices={leadingTo(settings)} />
      <PaletteGroup heading="Other portals" choices={leadingTo(portals)} />
    </>
  );
}
