/** Starts the browser client. */
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from '$lib/page/begin.svelte';
import { router } from '$lib/page/router.svelte';
import { load } from './pages';
import { serve } from './serve';

const at = router.page;
const target = document.getElementById('app');
// The words and the page come at the same time, and are drawn together.
const [component] = await Promise.all([load(at).catch(() => null), begin()]);
if (target) mount(App, { target, props: { first: component && { at, component } } });
serve();
