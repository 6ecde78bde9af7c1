import { deploymentTests } from './flow';
import { folderStage } from './services/stage';

deploymentTests('a folder behind the product’s own server', () => folderStage());
