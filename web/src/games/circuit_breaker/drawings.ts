// Appliances, mice, cheese.
import { hang } from '../../shared/hang';
import drawings from './drawings.svg?raw';

hang(drawings, 'cb-mouse');
