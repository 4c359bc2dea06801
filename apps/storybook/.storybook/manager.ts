import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { AllBrands } from './all-brands.ts';

const ID = 'baize/all-brands';

addons.register(ID, () => {
  addons.add(ID, {
    type: types.TAB,
    title: 'All brands',
    route: ({ storyId, viewMode }) => `/${viewMode}/${storyId}&tab=${ID}`,
    match: ({ tabId }) => tabId === ID,
    render: ({ active }) => (active ? createElement(AllBrands) : null),
  });
});
