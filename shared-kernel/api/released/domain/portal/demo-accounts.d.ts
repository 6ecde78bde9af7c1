import { type DemoAccount } from './demo-account';
export declare const demoAccounts: readonly DemoAccount[];
