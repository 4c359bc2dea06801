import { commonSettings } from './common-settings.ts';

export const curacaoSettings = {
  ...commonSettings,
  theme: 'curacao',
  navigationSystem: 'basic',
  brandName: 'Curaçao',
  casinoOrigin: 'http://127.0.0.1:4100',
  mirrorDomain: [
    {
      url: 'https://curacao-mirror.test',
      domainId: 31,
      settings: {
        loginOff: false,
        registrationConfigs: [
          { country: 'NL', timeWindows: [{ from: '08:00', to: '23:00', deviceType: 'all' }] },
        ],
      },
    },
  ],
} as const;
