import { deploymentTests } from './flow';
import { startOwnServer } from './services/own-server';

deploymentTests('a folder behind the product’s own server', startOwnServer, 'nothing', '');
