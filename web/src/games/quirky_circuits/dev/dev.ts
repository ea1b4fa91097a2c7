// Only for `npm run dev`: the table in every state, without a server. /src/games/quirky_circuits/dev/?play=gizmo&from=3 shows a recorded game,
// &go plays it on; ?part=drawings, ?part=gallery and ?part=parts show the rest.
import '@fontsource-variable/atkinson-hyperlegible-next';
import '@fontsource-variable/fredoka';
import { mount } from 'svelte';
import '../../../app.css';
import Dev from './Dev.svelte';

const theme = new URLSearchParams(location.search).get('theme');
if (theme) document.documentElement.dataset.theme = theme;
mount(Dev, { target: document.getElementById('app')! });
