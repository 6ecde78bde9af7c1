import { defineDeploymentTests } from './flow';
import { createFolderStage } from './services/stage';

defineDeploymentTests('a folder behind the product’s own server', () => createFolderStage());
