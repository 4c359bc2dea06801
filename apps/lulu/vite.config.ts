import { brandConfig } from '@baize/vite-config/brand';

export default brandConfig();
