import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { cephAt, startCeph, stopCeph, type Gateway, type S3Service } from './ceph';

/** One cluster serves all workers of a run, in a folder that is named by the process that leads the run. */
const folderOf = (runner: number) => join(tmpdir(), `trustfold-ceph-${runner}`);

const toldIn = (folder: string) => join(folder, 'gateway.json');

interface Told {
  readonly gateway?: Gateway;
  /** Why there is none. */
  readonly fault?: string;
}

async function tell(folder: string, told: Told): Promise<void> {
  const whole = `${toldIn(folder)}.new`;
  await writeFile(whole, JSON.stringify(told));
  await rename(whole, toldIn(folder));
}

/** However long the other worker takes: the limit of the fixture bounds it. */
async function untilTold(folder: string): Promise<Told> {
  for (;;) {
    const text = await readFile(toldIn(folder), 'utf8').catch(() => undefined);
    if (text !== undefined) return JSON.parse(text) as Told;
    await pause(200);
  }
}

/** The cluster of this run, which the first worker that asks for it starts. */
export async function sharedCeph(): Promise<S3Service> {
  const folder = folderOf(process.ppid);
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst)
    await startCeph(folder).then(
      (gateway) => tell(folder, { gateway }),
      (error: unknown) => tell(folder, { fault: String(error) }),
    );
  const { gateway, fault } = await untilTold(folder);
  if (!gateway) throw new Error(fault);
  return cephAt(gateway);
}

/** Ends the cluster of a run that is over, where one was started. */
export default function stopSharedCeph(): Promise<void> {
  return stopCeph(folderOf(process.pid));
}
