import type { DemoRequestForm } from './demo-request-form';

export type SaveDemoRequest = (request: DemoRequestForm) => Promise<unknown>;
