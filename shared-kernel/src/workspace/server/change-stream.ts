import { onlineManager } from '@tanstack/react-query';
import { createParser } from 'eventsource-parser';
import * as v from 'valibot';
import type { StorageChanges } from '../database/storage';
import { changesSchema } from '../database/storage-state';
import { serverStatusStore } from './connection';
import type { ServerRequest } from './request';

/** Time in ms without data after which the stream is opened again. The server sends a heartbeat every 15 seconds. */
const maxSilenceMs = 40_000;

/** Maximum delay before the next attempt, in milliseconds. */
const maxDelayMs = 30_000;

/** A revision that cannot exist. The server responds to it with the current state. */
const unknownRevision = 999_999_999_999_999;

/** If the list of changed records is invalid, for example from a newer server, all records are read again. */
const eventSchema = v.object({
  ...changesSchema.entries,
  changed: v.fallback(changesSchema.entries.changed, undefined),
});

/** Receives all changes after the last known revision. When the stream opens, `onChanges` is called without changes. */
export function openChangeStream(
  request: ServerRequest,
  revision: () => number | undefined,
  onChanges: (changes?: StorageChanges) => void,
  onEnd: () => void,
) {
  let attempt = new AbortController();
  let isClosed = false;
  let failures = 0;
  let wake = (): void => undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;

  function hear(): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      serverStatusStore.set('offline');
      attempt.abort();
    }, maxSilenceMs);
  }

  async function read({ body }: Response): Promise<void> {
    failures = 0;
    onChanges();
    const parser = createParser({
      onEvent({ data }) {
        const { changed, ...state } = v.parse(eventSchema, JSON.parse(data));
        onChanges({ ...state, changed });
      },
    });
    const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
    while (!isClosed) {
      hear();
      const { value } = (await reader?.read()) ?? {};
      if (value === undefined) return;
      parser.feed(value);
    }
  }

  async function follow(): Promise<void> {
    while (!isClosed) {
      attempt = new AbortController();
      hear();
      const headers = { 'Last-Event-ID': String(revision() ?? unknownRevision) };
      await request('/changes', read, { headers, signal: attempt.signal }).catch(() => {
        failures += 1;
      });
      clearTimeout(silence);
      onEnd();
      const delayMs = Math.min(maxDelayMs, 500 * 2 ** failures) * (0.5 + Math.random() / 2);
      await new Promise<void>((done) => {
        wake = done;
        setTimeout(done, delayMs);
      });
    }
  }

  /** Opens the stream again, because it may be interrupted without an error event. */
  function reconnect(): void {
    attempt.abort();
    wake();
  }

  const stopWaking = onlineManager.subscribe(() => wake());
  void follow();
  return {
    reconnect,
    close(): void {
      isClosed = true;
      clearTimeout(silence);
      stopWaking();
      reconnect();
    },
  };
}
