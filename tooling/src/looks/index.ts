export { antdPage } from './antd-page';
