import { type Notification } from './notification.schema';
export interface DayHeading {
    readonly date: string;
    readonly label: 'Today' | 'Yesterday' | undefined;
}
export declare function dayHeading(notification: Notification, above: Notification | undefined, now: string): DayHeading | undefined;
