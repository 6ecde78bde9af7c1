import { cpus, loadavg, totalmem } from 'node:os';

export interface Machine {
  readonly processor: string;
  readonly cores: number;
  readonly memoryGb: number;
  readonly system: string;
  readonly node: string;
  /** Absent where none was used. */
  readonly browser?: string;
  /** Programs that wanted a core when the figures were taken; beyond the cores, times say little. */
  readonly load: number;
}

/** What the figures were taken on. */
export function describeMachine(browserVersion?: string): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() ?? 'unknown',
    cores: processors.length,
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    system: `${process.platform} ${process.arch}`,
    node: process.versions.node,
    ...(browserVersion !== undefined && { browser: `Chromium ${browserVersion}` }),
    load: loadavg()[0] ?? NaN,
  };
}

export function machineLine(machine: Machine): string {
  const { processor, cores, memoryGb, system, node, browser, load } = machine;
  const parts = [
    processor,
    `${cores} cores at load ${load.toFixed(1)}`,
    `${memoryGb} GB`,
    system,
    `Node ${node}`,
    ...(browser === undefined ? [] : [browser]),
  ];
  return parts.join(', ');
}
