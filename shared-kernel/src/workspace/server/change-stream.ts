import { onlineManager } from '@tanstack/react-query';
import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import type { StorageChanges } from '../database/storage';
import { changesSchema } from '../database/storage-state';
import { serverStatus } from './connection';
import type { ServerRequest } from './request';

/** The server sends a sign of life every 15 seconds. A stream that is silent for longer is opened again. */
const maxSilenceMs = 40_000;

/** Longest delay before the next attempt, in milliseconds. */
const maxDelayMs = 30_000;

/** A revision that no server has, so that the server answers with the current state. */
const unknownRevision = 999_999_999_999_999;

/** If the changed records are invalid, for example of a newer server, all records are read again. */
const eventSchema = v.object({
  ...changesSchema.entries,
  changed: v.fallback(changesSchema.entries.changed, undefined),
});

export interface ChangeStreamOptions {
  readonly request: ServerRequest;
  /** The last known revision; `undefined` if none is known. */
  readonly revision: () => number | undefined;
  readonly onOpen: () => void;
  readonly onChanges: (changes: StorageChanges) => void;
  readonly onEnd: () => void;
}

/** Follows the changes of the workspace until it is closed, with growing delays between failed attempts. */
export function openChangeStream(options: ChangeStreamOptions) {
  const { request, revision, onOpen, onChanges, onEnd } = options;
  let attempt = new AbortController();
  let isClosed = false;
  let failures = 0;
  let wake = (): void => undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function heard(): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      serverStatus.set('offline');
      attempt.abort();
    }, maxSilenceMs);
  }

  async function read(response: Response): Promise<void> {
    failures = 0;
    onOpen();
    const { signal } = attempt;
    const parser = createParser({
      onEvent: ({ data }) => {
        const { changed, ...state } = v.parse(eventSchema, JSON.parse(data));
        if (!signal.aborted) onChanges({ ...state, changed });
      },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { value } = (await reader?.read()) ?? {};
      if (value === undefined) return;
      heard();
      parser.feed(value);
    }
  }

  async function follow(): Promise<void> {
    while (!isClosed) {
      attempt = new AbortController();
      heard();
      const last = revision();
      const headers = { 'Last-Event-ID': String(last ?? unknownRevision) };
      await request('/changes', read, { headers, signal: attempt.signal }).catch(() => {
        failures += 1;
      });
      clearTimeout(silence);
      onEnd();
      if (isClosed) return;
      const delayMs = Math.min(maxDelayMs, 500 * 2 ** failures) * (0.5 + Math.random() / 2);
      await new Promise<void>((done) => {
        wake = done;
        setTimeout(done, delayMs);
      });
    }
  }

  function reconnect(): void {
    attempt.abort();
    wake();
  }

  const stopWaking = onlineManager.subscribe((isOnline) => {
    if (isOnline) wake();
  });
  void follow();
  return {
    /** Opens the stream again, in case it was cut without notice. */
    reconnect,
    close(): void {
      isClosed = true;
      clearTimeout(silence);
      stopWaking();
      reconnect();
    },
  };
}
