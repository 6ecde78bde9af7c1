import { type DemoRequestForm } from 'shared-kernel/domain/demo-request';

export type SaveDemoRequest = (request: DemoRequestForm) => Promise<unknown>;
