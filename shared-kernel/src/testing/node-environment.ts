import { QueueLockManager } from './lock-manager';
import { TimerBroadcastChannel, TimerMessageChannel } from './message-ports';

/** What a browser's workspace needs and Node lacks, or has in a form that keeps the process alive. */
Object.assign(globalThis, {
  navigator: { locks: new QueueLockManager() },
  MessageChannel: TimerMessageChannel,
  BroadcastChannel: TimerBroadcastChannel,
});
