import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { WebSocket, WebSocketServer } from 'ws';
import { bridgeTo } from './bridge';
import { numberDownloads } from './downloads';

interface Message {
  readonly id: number;
  readonly method: string;
  readonly params?: unknown;
}

/** A Firefox that knows every command it is sent and answers with its name, and Playwright's end of the bridge. */
async function bridged() {
  const asked: string[] = [];
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  server.on('connection', (socket, { url }) => {
    socket.on('message', (data: Buffer) => {
      const { id, method } = JSON.parse(data.toString()) as Message;
      asked.push(method);
      socket.send(JSON.stringify({ type: 'success', id, result: { method, url } }));
    });
  });
  const { port } = server.address() as AddressInfo;
  const playwright = new WebSocket(`${await bridgeTo(`ws://127.0.0.1:${port}`)}/session`);
  await once(playwright, 'open');
  const send = async (message: Message): Promise<unknown> => {
    playwright.send(JSON.stringify(message));
    const [answer] = (await once(playwright, 'message')) as [Buffer];
    return JSON.parse(answer.toString());
  };
  const stop = () => {
    for (const socket of server.clients) socket.terminate();
    server.close();
  };
  return { asked, playwright, send, stop };
}

const scheme = (value: string | null | undefined): Message => ({
  id: 7,
  method: 'emulation.setMediaFeaturesOverride',
  params: { features: { 'prefers-color-scheme': value } },
});

test('[tooling] the bridge passes commands on to Firefox’s own address, and adds what makes `fill` heard @deep', async () => {
  const { asked, send, stop } = await bridged();
  expect(await send({ id: 1, method: 'session.new' })).toEqual({
    type: 'success',
    id: 1,
    result: { method: 'session.new', url: '/session' },
  });
  expect(await send({ id: 2, method: 'browsingContext.navigate' })).toMatchObject({ id: 2 });
  expect(asked).toEqual(['session.new', 'script.addPreloadScript', 'browsingContext.navigate']);
  stop();
});

test('[tooling] the bridge grants the colour scheme that Firefox shows anyway, and refuses another @deep', async () => {
  const { asked, send, stop } = await bridged();
  for (const value of ['light', null, undefined])
    expect(await send(scheme(value))).toEqual({ type: 'success', id: 7, result: {} });
  expect(await send(scheme('dark'))).toMatchObject({ type: 'error', id: 7 });
  expect(asked).toEqual([]);
  stop();
});

test('[tooling] the bridge ends with Firefox, and where there is none @deep', async () => {
  const { playwright, stop } = await bridged();
  const ended = once(playwright, 'close');
  stop();
  await ended;
  const nowhere = new WebSocket(`${await bridgeTo('ws://127.0.0.1:9')}/session`);
  await once(nowhere, 'close');
});

test('[R26, tooling] the bridge lets no page of a browser connect @deep', async () => {
  const origin = 'https://evil.example';
  const page = new WebSocket(await bridgeTo('ws://127.0.0.1:9'), { origin });
  const [error] = (await once(page, 'error')) as [Error];
  expect(error.message).toContain('401');
});

test('[tooling] the bridge gives a download a number, until it has ended, and leaves one that has it @deep', () => {
  const numbered = numberDownloads();
  const told = (method: string, params: object) =>
    JSON.parse(
      numbered(
        JSON.stringify({
          type: 'event',
          method: `browsingContext.${method}`,
          params: { context: 'page', url: 'blob:one', navigation: null, ...params },
        }),
      ),
    ) as unknown;
  const first = { params: { download: 'download-1', suggestedFilename: 'a.csv' } };
  const name = { suggestedFilename: 'a.csv' };
  expect(told('downloadWillBegin', name)).toMatchObject(first);
  expect(told('downloadEnd', { ...name, status: 'complete' })).toMatchObject(first);
  expect(told('downloadWillBegin', name)).toMatchObject({ params: { download: 'download-2' } });
  expect(told('downloadWillBegin', { navigation: 'own' })).not.toHaveProperty('params.download');
  expect(told('load', {})).not.toHaveProperty('params.download');
});
