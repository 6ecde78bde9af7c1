const assetAddress = 'asset';

export default assetAddress;
