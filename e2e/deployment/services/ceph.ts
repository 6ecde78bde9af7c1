import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startOnFreePorts } from '../../core/free-ports';
import { areCommandsInstalled, run } from './run';

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface CephGateway {
  readonly port: number;
  readonly owner: S3Credentials;
}

export const hasCeph = () =>
  areCommandsInstalled(
    'radosgw',
    'ceph-mon',
    'ceph-osd',
    'ceph-authtool',
    'monmaptool',
    'radosgw-admin',
  );

const configuration = (folder: string, fsid: string, gateway: number, monitor: number) => `[global]
fsid = ${fsid}
mon_host = v2:127.0.0.1:${monitor}
auth_cluster_required = cephx
auth_service_required = cephx
auth_client_required = cephx
auth_allow_insecure_global_id_reclaim = false
keyring = ${folder}/keyring
ms_bind_ipv6 = false
public_addr = 127.0.0.1
cluster_addr = 127.0.0.1
public_network = 127.0.0.0/8
cluster_network = 127.0.0.0/8
run_dir = ${folder}/sock
admin_socket = ${folder}/sock/$name.asok
pid_file = ${folder}/$name.pid
log_file = ${folder}/log/$name.log
log_to_stderr = false
crash_dir = ${folder}/log
mon_data = ${folder}/mon
osd_data = ${folder}/osd
rgw_data = ${folder}/rgw
osd_objectstore = memstore
memstore_device_bytes = 2147483648
osd_crush_chooseleaf_type = 0
osd_pool_default_size = 1
osd_pool_default_min_size = 1
osd_pool_default_pg_num = 1
osd_pool_default_pg_autoscale_mode = off
mon_allow_pool_size_one = true
mon_allow_pool_delete = true
mon_max_pg_per_osd = 1000
osd_memory_target = 1073741824
paxos_propose_interval = 0.05
paxos_min_wait = 0.01
mon_data_avail_warn = 0
mon_data_avail_crit = 0
[client.rgw.local]
rgw_frontends = beast endpoint=127.0.0.1:${gateway}
rgw_enable_apis = s3, admin
rgw_thread_pool_size = 64
rgw_init_timeout = 900
`;

const everything = ['mon', 'osd', 'mgr'].flatMap((daemon) => ['--cap', daemon, 'allow *']);
const keys: readonly (readonly [string, readonly string[]])[] = [
  ['client.admin', everything],
  ['osd.0', ['--cap', 'mon', 'allow profile osd', '--cap', 'osd', 'allow *']],
  ['client.rgw.local', ['--cap', 'mon', 'allow rwx', '--cap', 'osd', 'allow rwx']],
];
const asRoot = ['--setuser', 'root', '--setgroup', 'root'];
const gatewayDaemon = 'client.rgw.local';
const daemons = [gatewayDaemon, 'osd.0', 'mon.a'];

const configOf = (folder: string) => join(folder, 'ceph.conf');

/** Sends a signal to a daemon. Signal 0 only checks whether the daemon runs. */
async function signal(folder: string, daemon: string, name: 'SIGKILL' | 0): Promise<boolean> {
  const pid = Number(await readFile(join(folder, `${daemon}.pid`), 'utf8').catch(() => ''));
  try {
    return pid > 1 && process.kill(pid, name);
  } catch {
    return false;
  }
}

/** Kills the daemons without an orderly shutdown, because their data is temporary. */
async function stopDaemons(folder: string): Promise<void> {
  for (const daemon of daemons) await signal(folder, daemon, 'SIGKILL');
}

export async function stopCeph(folder: string): Promise<void> {
  await stopDaemons(folder);
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** No timeout is needed here, because the test fixture has one. */
async function untilReady(folder: string, endpoint: string): Promise<void> {
  for (let hasBegun = false; ;) {
    const answer = await fetch(endpoint).catch(() => undefined);
    if (answer?.ok === true) return;
    const runs = await signal(folder, gatewayDaemon, 0);
    if (hasBegun && !runs) throw new Error(`The Ceph gateway ended, see ${join(folder, 'log')}.`);
    hasBegun ||= runs;
    await pause(200);
  }
}

async function addOwner(folder: string): Promise<S3Credentials> {
  const owner = { accessKeyId: 'ownerkey', secretAccessKey: randomUUID() };
  await run('radosgw-admin', [
    ...['-c', configOf(folder), 'user', 'create', '--uid=owner', '--display-name=owner'],
    ...[`--access-key=${owner.accessKeyId}`, `--secret-key=${owner.secretAccessKey}`],
  ]);
  return owner;
}

async function startDaemons(folder: string, monitor: number): Promise<void> {
  const config = configOf(folder);
  const keyring = join(folder, 'keyring');
  const map = join(folder, 'monmap');
  const create = ['-C', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *'];
  await run('ceph-authtool', create);
  for (const [name, caps] of keys)
    await run('ceph-authtool', [keyring, '--gen-key', '-n', name, ...caps]);
  const fsid = /fsid = (\S+)/.exec(await readFile(config, 'utf8'))?.[1] ?? '';
  const address = `[v2:127.0.0.1:${monitor}]`;
  await run('monmaptool', ['--create', '--addv', 'a', address, '--fsid', fsid, map]);
  const monitorFiles = ['--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring];
  await run('ceph-mon', [...monitorFiles, '-c', config]);
  await run('ceph-mon', ['-i', 'a', '-c', config, ...asRoot]);
  await run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', randomUUID(), '-c', config]);
  const osd = (await readFile(join(folder, 'osd', 'fsid'), 'utf8')).trim();
  await run('ceph', ['-c', config, 'osd', 'new', osd, '0']);
  await run('ceph-osd', ['-i', '0', '-c', config, ...asRoot]);
  await run('radosgw', ['-n', 'client.rgw.local', '-c', config, ...asRoot]);
}

/** Starts a temporary Ceph cluster with one node and an S3 gateway. The ports are free loopback ports. */
export const startCeph = (folder: string): Promise<CephGateway> =>
  startOnFreePorts(2, (port, monitor) => startCephOn(folder, port, monitor));

async function startCephOn(folder: string, port: number, monitor: number): Promise<CephGateway> {
  // Removes the files of an earlier start that failed.
  await rm(join(folder, 'keyring'), { force: true });
  for (const name of ['mon', 'osd', 'rgw', 'log', 'sock', 'monmap'])
    await rm(join(folder, name), { recursive: true, force: true });
  for (const name of ['mon', 'osd', 'rgw', 'log', 'sock']) await mkdir(join(folder, name));
  await writeFile(configOf(folder), configuration(folder, randomUUID(), port, monitor));
  try {
    await startDaemons(folder, monitor);
    await untilReady(folder, `http://127.0.0.1:${port}`);
    return { port, owner: await addOwner(folder) };
  } catch (error) {
    await stopDaemons(folder);
    throw error;
  }
}
