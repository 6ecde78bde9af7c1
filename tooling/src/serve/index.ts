export { permissionsPolicy } from '../compose/page';
export { createRemoteListener, createShellListener } from './listeners';
export { StaticServer } from './static-server';
export { startProduct, type RunningProduct } from './start-product';
