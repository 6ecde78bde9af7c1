import { formatBytes } from 'shared-kernel/format';
import { useStorageRoom, type StorageRoom as Room } from './use-storage-room';
import styles from './workspace-data.module.css';

/** Less than this does not hold one more document, in bytes. */
const nearlyFull = 10_000_000;

const keptText = (isKept: boolean) =>
  isKept
    ? 'This browser has promised not to clear it by itself.'
    : 'This browser has not promised to keep it: it may clear it when the device runs out of room. Export the workspace to have a copy.';

function roomText(left: number | undefined): string {
  if (left === undefined) return 'It does not say how much room is left.';
  return left < nearlyFull
    ? `Only ${formatBytes(left)} of room is left: what you add may not be kept. Make room on this device.`
    : `${formatBytes(left)} of room is left.`;
}

function textOf(room: Room): string {
  if (room.state === 'loading') return 'Asking this browser how it keeps it…';
  if (room.state === 'unknown') {
    return 'This browser does not say whether it may clear it, or how much room is left.';
  }
  return `${keptText(room.isKept)} ${roomText(room.left)}`;
}

/** Whether the browser keeps the workspace for good, and how much room it has. */
export function StorageRoom() {
  return <p className={styles.room}>{textOf(useStorageRoom())}</p>;
}
