import { formatBytes } from 'shared-kernel/format';
import { useStorageSpace, type StorageSpace as Room } from './use-storage-space';
import styles from './workspace-data.module.css';

/** Warning limit for the free storage, in bytes. Below this limit, another document may not fit. */
const nearlyFull = 10_000_000;

const persistenceText = (isKept: boolean) =>
  isKept
    ? 'Data is stored permanently in this browser.'
    : 'The browser may delete this data when the device is low on space. Export the workspace.';

function spaceText(left: number | undefined): string {
  if (left === undefined) return 'Available storage is unknown.';
  return left < nearlyFull
    ? `Only ${formatBytes(left)} left. New data may not be saved. Free up space on this device.`
    : `${formatBytes(left)} of storage available.`;
}

function textOf(room: Room): string {
  if (room.state === 'loading') return 'Checking storage…';
  if (room.state === 'unknown') {
    return 'This browser does not report storage space or how long data is stored.';
  }
  return `${persistenceText(room.isKept)} ${spaceText(room.left)}`;
}

export function StorageSpaceText() {
  return <p className={styles.room}>{textOf(useStorageSpace())}</p>;
}
