import { fileURLToPath } from 'node:url';
import { catalogueFiles, viewPlugins } from '@baize/vite-config/plugins';
import { defineConfig } from 'vite';

const words = fileURLToPath(new URL('../../packages/i18n/lingui.config.ts', import.meta.url));

export default defineConfig({
  plugins: [viewPlugins({ words: 'source' }), catalogueFiles(words)],
  // Named ahead, so that the first test run does not stop to discover them.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router',
      '@lingui/core',
      '@lingui/react',
      '@lingui/message-utils/compileMessage',
      '@baize/ui > lucide-react',
      '@baize/ui > embla-carousel-react',
      '@baize/ui > @base-ui/react/csp-provider',
      '@baize/ui > @base-ui/react/dialog',
      '@baize/ui > @base-ui/react/direction-provider',
      '@baize/ui > @base-ui/react/menu',
      '@baize/ui > @base-ui/react/select',
      '@baize/ui > @base-ui/react/tabs',
    ],
  },
});
