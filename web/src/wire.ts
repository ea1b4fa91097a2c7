// Made from `quirkbox schema`: messages from src/quirkbox/server/wire.py, the rest from each game's actions.py and show.py.
// Change it there, then run `make wire`.

export type AnyAsk =
  | Move
  | TakeBack
  | Look
  | Sit
  | Stand
  | AddBot
  | SetOptions
  | SetPieces
  | SetPublic
  | SetHints
  | SetDoor
  | Knock
  | LetIn
  | SendAway
  | SetTempo
  | SetMinder
  | SetClock
  | Propose
  | Answer
  | Say
  | Write
  | SetChat
  | Start
  | Rematch
  | Pong;
export type AnyTell =
  TableInfo | Update | History | Back | ClocksTold | SaidTold | ChatTold | Done | Refused | Ping;
export type QuirkiesCreature =
  'blip' | 'fuzz' | 'gloop' | 'horns' | 'moppy' | 'noodle' | 'pogo' | 'snork' | 'wink';
export type QuirkiesColour = 'orange' | 'green' | 'blue';
export type QuirkiesPattern = 'stripes' | 'dots' | 'triangles';
export type QuirkiesHow = 'colour' | 'pattern' | 'both' | 'different';
export type QuirkiesWord = 'done' | 'pass';
export type QuirkiesWhy = 'five' | 'pile';
export type QuirkiesEvent =
  | {
      event: 'dealt';
      seat: number;
    }
  | {
      event: 'turn';
      seat: number;
    }
  | {
      event: 'laid';
      seat: number;
      creature: QuirkiesCreature;
      colour: QuirkiesColour;
      pattern: QuirkiesPattern;
      cell: number;
      second: number;
    }
  | {
      event: 'won';
      seat: number;
      line: number;
      how: QuirkiesHow;
    }
  | {
      event: 'wrong';
      seat: number;
      line: number;
      cost: number;
    }
  | {
      event: 'late';
      seat: number;
      line: number;
    }
  | {
      event: 'said';
      seat: number;
      word: QuirkiesWord;
    }
  | {
      event: 'closed';
    }
  | {
      event: 'drew';
      seat: number;
      creature: QuirkiesCreature | null;
      colour: QuirkiesColour | null;
      pattern: QuirkiesPattern | null;
    }
  | {
      event: 'last_round';
      seat: number;
      why: QuirkiesWhy;
    }
  | {
      event: 'ended';
    };
export type QuirkiesAction =
  | {
      act: 'lay';
      creature: QuirkiesCreature;
      colour: QuirkiesColour;
      pattern: QuirkiesPattern;
    }
  | {
      act: 'call';
      line: number;
    }
  | {
      act: 'done';
    }
  | {
      act: 'pass';
    }
  | {
      act: 'close';
    };
export type TinyTurboCarsFace =
  | 'START_A'
  | 'START_B'
  | 'T1_A'
  | 'T1_B'
  | 'T2_A'
  | 'T2_B'
  | 'T3_A'
  | 'T3_B'
  | 'T4_A'
  | 'T4_B'
  | 'FIN_A'
  | 'FIN_B'
  | 'own';
export type TinyTurboCarsCar =
  | 'die_liner'
  | 'brick_gang'
  | 'sonic_fish'
  | 'grim_thresher'
  | 'm1_furry'
  | 'bird_racer'
  | 'dogtor'
  | 'turbotbot';
export type TinyTurboCarsWay = 'up' | 'down' | 'left' | 'right';
export type TinyTurboCarsCommand =
  | 'hole'
  | 'forward_1'
  | 'forward_2'
  | 'back_1'
  | 'left_1'
  | 'right_1'
  | 'left_2'
  | 'right_2'
  | 'jump'
  | 'missile'
  | 'turbo'
  | 'battery'
  | 'increase'
  | 'decrease';
export type TinyTurboCarsSmile = 'I' | 'II' | 'III' | 'X';
export type TinyTurboCarsGround =
  'empty' | 'carpet' | 'grass' | 'obstacle' | 'impassable' | 'water' | 'speeder' | 'start' | 'finish';
export type TinyTurboCarsStop = 'no' | 'obstacle' | 'car' | 'impassable' | 'edge';
export type TinyTurboCarsCause = 'obstacle' | 'car' | 'impassable' | 'edge' | 'missile' | 'slowest';
export type TinyTurboCarsPaid = 'battery' | 'shield';
export type TinyTurboCarsEvent =
  | {
      event: 'board';
      place: number;
      face: TinyTurboCarsFace;
      first_row: number;
      rows: number;
    }
  | {
      event: 'chose';
      seat: number;
      car: TinyTurboCarsCar;
    }
  | {
      event: 'placed';
      seat: number;
      lane: number;
      row: number;
    }
  | {
      event: 'round';
      number: number;
    }
  | {
      event: 'slid';
      seat: number;
      slides: number;
      way: TinyTurboCarsWay | null;
      cell: number | null;
      command: TinyTurboCarsCommand | null;
    }
  | {
      event: 'finished';
      seat: number;
      slides: number;
      smile: TinyTurboCarsSmile | null;
      how: 'said' | 'time_up';
    }
  | {
      event: 'countdown';
      seat: number;
    }
  | {
      event: 'undone';
      seat: number;
      slides: number;
    }
  | {
      event: 'smile';
      seat: number;
      smile: TinyTurboCarsSmile;
    }
  | {
      event: 'revealed';
    }
  | {
      event: 'ready';
      seat: number;
    }
  | {
      event: 'turn';
      seat: number;
      smile: TinyTurboCarsSmile;
    }
  | {
      event: 'command';
      seat: number;
      slot: number;
      command: TinyTurboCarsCommand;
      printed: number;
      ground: TinyTurboCarsGround;
      change: string;
      value: number;
    }
  | {
      event: 'carried';
      seat: number;
      change: string;
    }
  | {
      event: 'ignored';
      seat: number;
      slot: number;
      command: TinyTurboCarsCommand;
      why: 'hole' | 'start';
    }
  | {
      event: 'recovered';
      seat: number;
      slot: number;
      command: TinyTurboCarsCommand;
      batteries: number;
    }
  | {
      event: 'stood';
      seat: number;
    }
  | {
      event: 'healed';
      seat: number;
      gained: number;
      batteries: number;
    }
  | {
      event: 'fired';
      seat: number;
      lane: number;
      row: number;
      around: number;
    }
  | {
      event: 'hit';
      seat: number;
      by: number;
      lane: number;
      row: number;
    }
  | {
      event: 'moved';
      seat: number;
      from_lane: number;
      from_row: number;
      lane: number;
      row: number;
      how: 'forward' | 'backward' | 'left' | 'right' | 'jump' | 'fly' | 'boost';
      stop: TinyTurboCarsStop;
    }
  | {
      event: 'slippery';
      seat: number;
    }
  | {
      event: 'dry';
      seat: number;
    }
  | {
      event: 'damaged';
      seat: number;
      cause: TinyTurboCarsCause;
      paid: TinyTurboCarsPaid;
      batteries: number;
      shields: number;
    }
  | {
      event: 'unharmed';
      seat: number;
      cause: TinyTurboCarsCause;
      why: 'start' | 'down' | 'small_step';
    }
  | {
      event: 'fell';
      seat: number;
    }
  | {
      event: 'spent';
      seat: number;
      shields: number;
    }
  | {
      event: 'dropped';
      seat: number;
      shields: number;
    }
  | {
      event: 'turn_over';
      seat: number;
    }
  | {
      event: 'gained';
      seat: number;
      gained: number;
      shields: number;
      why: 'behind' | 'missile';
    }
  | {
      event: 'crossed';
      seat: number;
      past: number;
    }
  | {
      event: 'ended';
      seat: number;
      why: 'finish' | 'grandma';
    }
  | {
      event: 'home';
      seat: number;
      place: number;
    };
export type TinyTurboCarsAction =
  | {
      act: 'choose';
      car: TinyTurboCarsCar;
    }
  | {
      act: 'place';
      lane: number;
      row: number;
    }
  | {
      act: 'slide';
      way: TinyTurboCarsWay;
    }
  | {
      act: 'done';
    }
  | {
      act: 'ready';
    }
  | {
      act: 'fly';
      lane: number;
    }
  | {
      act: 'stay';
    }
  | {
      act: 'boost';
    }
  | {
      act: 'stop';
    }
  | {
      act: 'time_up';
    }
  | {
      act: 'go';
    };
export type CircuitBreakerIcon = 'wire' | 'appliance';
export type CircuitBreakerSort = 'wire' | 'appliance';
export type CircuitBreakerWhy = 'deal' | 'round' | 'mouse';
export type CircuitBreakerKind =
  | 'gumball_machine'
  | 'bubble_maker'
  | 'jukebox'
  | 'lava_lamp'
  | 'disco_ball'
  | 'popcorn_popper'
  | 'karaoke_machine'
  | 'fog_machine'
  | 'blender'
  | 'pinball_machine'
  | 'neon_sign'
  | 'cotton_candy_maker'
  | 'own_1'
  | 'own_2'
  | 'own_3'
  | 'own_4'
  | 'own_5'
  | 'own_6'
  | 'own_7'
  | 'own_8'
  | 'own_9'
  | 'own_10'
  | 'own_11'
  | 'own_12'
  | 'own_13'
  | 'own_14'
  | 'own_15'
  | 'own_16';
export type CircuitBreakerLoot = 'nothing' | 'hidden' | 'open';
export type CircuitBreakerCame = 'stack' | 'below';
export type CircuitBreakerPile = 'A1' | 'A2' | 'A3';
export type CircuitBreakerAct = 'place' | 'send' | 'discard' | 'cheese';
export type CircuitBreakerPlace = 'wires' | 'W1' | 'W2' | 'appliances' | 'A1' | 'A2' | 'A3';
export type CircuitBreakerEvent =
  | {
      event: 'began';
      seat: number;
    }
  | {
      event: 'card';
      seat: number;
      card: number | null;
    }
  | {
      event: 'round';
      number: number;
      icon: CircuitBreakerIcon | null;
    }
  | {
      event: 'turn';
      seat: number;
    }
  | {
      event: 'drew';
      seat: number;
      sort: CircuitBreakerSort;
      why: CircuitBreakerWhy;
      slot: number;
      tile: number | null;
      kind: CircuitBreakerKind | null;
      edges: string | null;
    }
  | {
      event: 'home';
      seat: number;
      place: 'wires' | 'W1' | 'W2' | 'appliances' | 'A1' | 'A2' | 'A3' | 'network';
      owner: number | null;
      x: number | null;
      y: number | null;
      loot: CircuitBreakerLoot;
    }
  | {
      event: 'took';
      seat: number;
      slot: number;
      tile: number;
      kind: CircuitBreakerKind | null;
      edges: string;
    }
  | {
      event: 'shows';
      place: CircuitBreakerPlace;
      tile: number;
      kind: CircuitBreakerKind | null;
      edges: string;
      height: number;
      came: CircuitBreakerCame;
    }
  | {
      event: 'placed';
      seat: number;
      tile: number;
      kind: CircuitBreakerKind | null;
      edges: string;
      x: number;
      y: number;
      turn: number;
    }
  | {
      event: 'sent';
      seat: number;
      place: 'wires' | 'W1' | 'W2' | 'appliances' | 'A1' | 'A2' | 'A3' | 'network';
      owner: number | null;
      x: number | null;
      y: number | null;
      tile: number | null;
      kind: CircuitBreakerKind | null;
    }
  | {
      event: 'discarded';
      seat: number;
      slot: number;
      tile: number;
      kind: CircuitBreakerKind | null;
      edges: string;
      pile: CircuitBreakerPile;
      height: number;
    }
  | {
      event: 'cheesed';
      seat: number;
      whose: number;
      place: 'wires' | 'W1' | 'W2' | 'appliances' | 'A1' | 'A2' | 'A3' | 'network';
      owner: number | null;
      x: number | null;
      y: number | null;
    }
  | {
      event: 'undone';
      seat: number;
      act: CircuitBreakerAct;
      tile: number | null;
      kind: CircuitBreakerKind | null;
      edges: string | null;
      whose: number | null;
    }
  | {
      event: 'ended';
    }
  | {
      event: 'revealed';
      seat: number;
      card: number;
    }
  | {
      event: 'counted';
      seat: number;
      kind: CircuitBreakerKind;
      number: number;
      wanted: number;
      points: number;
    }
  | {
      event: 'total';
      seat: number;
      points: number;
      appliances: number;
      cheese: number;
    };
export type CircuitBreakerAction =
  | {
      act: 'place';
      slot: number;
      x: number;
      y: number;
      turn: number;
    }
  | {
      act: 'send';
      place: CircuitBreakerPlace;
    }
  | {
      act: 'raid';
      owner: number;
      x: number;
      y: number;
    }
  | {
      act: 'discard';
      slot: number;
      pile: CircuitBreakerPile;
    }
  | {
      act: 'cheese';
      whose: number;
    }
  | {
      act: 'undo';
    }
  | {
      act: 'end';
    };
export type RootgWhat = 'input' | 'link' | 'AND' | 'OR' | 'XOR' | 'NAND' | 'NOR' | 'XNOR' | 'NOT';
export type RootgSpeed = 'fast' | 'norm' | 'slow';
export type RootgEvent =
  | {
      event: 'start_draw';
      seat: number;
      tile: number;
      sum: number;
    }
  | {
      event: 'took';
      seat: number;
      why: 'start' | 'lot' | 'refused';
    }
  | {
      event: 'missions';
      seat: number;
      zero: number | null;
      one: number | null;
    }
  | {
      event: 'turn';
      number: number;
    }
  | {
      event: 'fastest';
      seat: number;
      why: 'start' | 'fast' | 'norm' | 'slow' | 'tile' | 'asked';
    }
  | {
      event: 'played_on';
      seat: number;
    }
  | {
      event: 'asked';
      seat: number;
    }
  | {
      event: 'answered';
      seat: number;
      yes: number;
    }
  | {
      event: 'recharged';
      seat: number;
    }
  | {
      event: 'drew';
      seat: number;
      tile: number | null;
    }
  | {
      event: 'kept';
      seat: number;
      tile: number | null;
    }
  | {
      event: 'gave';
      seat: number;
      tile: number | null;
    }
  | {
      event: 'got';
      seat: number;
      tile: number | null;
    }
  | {
      event: 'handed_over';
      seat: number;
    }
  | {
      event: 'placed';
      seat: number;
      tile: number;
      x: number;
      y: number;
      turn: number;
      what: RootgWhat;
    }
  | {
      event: 'removed';
      seat: number;
      tile: number;
      what: RootgWhat;
    }
  | {
      event: 'dropped';
      seat: number;
      speed: RootgSpeed;
      charges: number;
      left: number;
    }
  | {
      event: 'discharging';
      seat: number;
    }
  | {
      event: 'on';
      why: 'last tile' | 'closed' | 'accepted';
    }
  | {
      event: 'revealed';
      seat: number;
      fast: number;
      norm: number;
      slow: number;
    }
  | {
      event: 'penalty';
      seat: number;
      charges: number;
      points: number;
    }
  | {
      event: 'signal';
      seat: number;
      speed: RootgSpeed;
      depth: number;
      value: number;
    }
  | {
      event: 'tick';
      number: number;
    }
  | {
      event: 'passed';
      seat: number;
      speed: RootgSpeed;
      pile: number;
      to_go: number;
    }
  | {
      event: 'wrong';
      seat: number;
      speed: RootgSpeed;
      value: number;
      pile: number;
      core: number;
    }
  | {
      event: 'right';
      seat: number;
      speed: RootgSpeed;
      value: number;
      pile: number;
    }
  | {
      event: 'core_taken';
      seat: number;
      charges: number;
    }
  | {
      event: 'core_odd';
    }
  | {
      event: 'cleared';
    }
  | {
      event: 'core_lost';
      charges: number;
    }
  | {
      event: 'ended';
      seat: number;
      by_tile: number;
    };
export type RootgAction =
  | {
      act: 'place';
      x: number;
      y: number;
      turn: number;
    }
  | {
      act: 'keep';
      tile: number;
    }
  | {
      act: 'hand_over';
    }
  | {
      act: 'remove';
    }
  | {
      act: 'ask';
    }
  | {
      act: 'play_on';
    }
  | {
      act: 'accept';
    }
  | {
      act: 'refuse';
    }
  | {
      act: 'tick';
    };
export type QuirkyCircuitsBack = 'move' | 'turn' | 'special';
export type QuirkyCircuitsCard =
  | 'forward_1'
  | 'forward_2'
  | 'forward_3'
  | 'backward_1'
  | 'shift_left'
  | 'shift_right'
  | 'move_north'
  | 'jump_2'
  | 'jump_3'
  | 'turn_left'
  | 'turn_right'
  | 'turn_around'
  | 'turn_north'
  | 'pick_or_drop'
  | 'swap'
  | 'conveyor_1'
  | 'conveyor_2'
  | 'patches_1'
  | 'patches_2'
  | 'tiger_1'
  | 'tiger_2'
  | 'scar_1'
  | 'scar_2'
  | 'hen_1'
  | 'hen_2'
  | 'fox_1'
  | 'fox_2';
export type QuirkyCircuitsWord = 'done' | 'stop' | 'go_on' | 'beep' | 'not_done';
export type QuirkyCircuitsFacing = 'N' | 'E' | 'S' | 'W';
export type QuirkyCircuitsWay = 'N' | 'E' | 'S' | 'W';
export type QuirkyCircuitsHow = 'forward' | 'backward' | 'shift' | 'north' | 'jump' | 'drift' | 'conveyor';
export type QuirkyCircuitsInto = 'edge' | 'barrier' | 'obstacle' | 'vase' | 'table' | 'token' | 'incline';
export type QuirkyCircuitsFrom = 'N' | 'E' | 'S' | 'W';
export type QuirkyCircuitsTo = 'N' | 'E' | 'S' | 'W';
export type QuirkyCircuitsHand = 'right' | 'left';
export type QuirkyCircuitsKind =
  | 'seed_red'
  | 'seed_green'
  | 'seed_yellow'
  | 'seed_blue'
  | 'hen'
  | 'fox'
  | 'wheat'
  | 'ammonite'
  | 'beetle'
  | 'claw'
  | 'dragonfly'
  | 'thigh_bone'
  | 'arm_bone'
  | 'tail'
  | 'ribs'
  | 'legs'
  | 'skull'
  | 'nigiri'
  | 'maki'
  | 'onigiri'
  | 'prawn'
  | 'rice'
  | 'fish'
  | 'patches'
  | 'tiger'
  | 'scar'
  | 'toy'
  | 'box';
export type QuirkyCircuitsResult = 'ground' | 'delivered' | 'too_early' | 'taken';
export type QuirkyCircuitsColour = 'blue' | 'yellow';
export type QuirkyCircuitsEvent =
  | {
      event: 'round';
      number: number;
      battery: number;
      colour: 'red' | 'yellow' | 'green';
    }
  | {
      event: 'drew';
      seat: number;
      slot: number;
      back: QuirkyCircuitsBack;
      colour: QuirkyCircuitsColour;
      card: QuirkyCircuitsCard | null;
    }
  | {
      event: 'played';
      seat: number;
      slot: number;
      place: number;
      back: QuirkyCircuitsBack;
      colour: QuirkyCircuitsColour;
      card: QuirkyCircuitsCard | null;
    }
  | {
      event: 'shown';
      seat: number;
      place: number;
      card: QuirkyCircuitsCard;
      colour: QuirkyCircuitsColour;
    }
  | {
      event: 'said';
      seat: number;
      word: QuirkyCircuitsWord;
    }
  | {
      event: 'run';
      cards: number;
    }
  | {
      event: 'revealed';
      place: number;
      seat: number;
      card: QuirkyCircuitsCard;
      colour: QuirkyCircuitsColour;
    }
  | {
      event: 'card';
      place: number;
      seat: number;
      card: QuirkyCircuitsCard;
      colour: QuirkyCircuitsColour;
      space: number;
      facing: QuirkyCircuitsFacing;
    }
  | {
      event: 'moved';
      from: number;
      to: number;
      facing: QuirkyCircuitsFacing;
      way: QuirkyCircuitsWay;
      how: QuirkyCircuitsHow;
      step: number;
      steps: number;
    }
  | {
      event: 'bumped';
      space: number;
      way: QuirkyCircuitsWay;
      into: QuirkyCircuitsInto;
      at: number | null;
      token: number | null;
      lost: number;
      facing: QuirkyCircuitsFacing;
    }
  | {
      event: 'turned';
      from: QuirkyCircuitsFrom;
      to: QuirkyCircuitsTo;
      why: 'card' | 'bump';
    }
  | {
      event: 'momentum';
      way: QuirkyCircuitsWay;
      what: 'gained' | 'used' | 'lost';
    }
  | {
      event: 'cleaned';
      space: number;
      what: 'bunny' | 'vase';
      left: number;
    }
  | {
      event: 'broke';
      vase: number;
      space: number;
    }
  | {
      event: 'choice';
      seat: number;
      place: number;
      hand: QuirkyCircuitsHand;
      space: number;
    }
  | {
      event: 'picked';
      token: number;
      kind: QuirkyCircuitsKind;
      hand: QuirkyCircuitsHand;
      space: number;
    }
  | {
      event: 'dropped';
      token: number;
      kind: QuirkyCircuitsKind;
      hand: QuirkyCircuitsHand;
      space: number;
      second: number | null;
      result: QuirkyCircuitsResult;
    }
  | {
      event: 'delivered';
      token: number;
      kind: QuirkyCircuitsKind;
      space: number;
      spot: number;
      left: number;
    }
  | {
      event: 'nothing';
      hand: QuirkyCircuitsHand;
      space: number | null;
      why: 'empty' | 'barrier' | 'outside';
    }
  | {
      event: 'swapped';
      right: number | null;
      left: number | null;
    }
  | {
      event: 'walked';
      token: number;
      kind: QuirkyCircuitsKind;
      from: number;
      to: number;
      toward: number;
      step: number;
    }
  | {
      event: 'stayed';
      kind: QuirkyCircuitsKind;
      token: number | null;
      why: 'there' | 'no_path' | 'held' | 'delivered' | 'absent';
    }
  | {
      event: 'met';
      token: number;
      other: number;
      space: number;
    }
  | {
      event: 'conveyor';
      step: number;
      steps: number;
    }
  | {
      event: 'carried';
      token: number;
      kind: QuirkyCircuitsKind;
      from: number;
      to: number;
    }
  | {
      event: 'rode';
      what: 'bunny' | 'vase';
      from: number;
      to: number;
    }
  | {
      event: 'stuck';
      token: number;
      kind: QuirkyCircuitsKind;
      space: number;
      way: QuirkyCircuitsWay;
    }
  | {
      event: 'reset';
      cards: number;
      battery: number;
      colour: ('red' | 'yellow' | 'green') | null;
    }
  | {
      event: 'won';
      battery: number;
      colour: 'red' | 'yellow' | 'green';
      round: number;
      place: number;
    }
  | {
      event: 'lost';
      why: 'battery' | 'eaten';
      token: number | null;
      other: number | null;
      space: number | null;
    };
export type QuirkyCircuitsAction =
  | {
      act: 'play';
      card: QuirkyCircuitsCard;
      colour: QuirkyCircuitsColour;
    }
  | {
      act: 'done';
    }
  | {
      act: 'stop';
    }
  | {
      act: 'go_on';
    }
  | {
      act: 'beep';
    }
  | {
      act: 'take';
      token: number;
    };

/** One kind of action: {act: name, field: value, ...}. */
export interface ActInfo {
  name: string;
  fields: FieldInfo[];
}
export interface FieldInfo {
  name: string;
  values: (string | number)[];
}
/** Put a bot on a free chair, or let it play on for somebody who has left. */
export interface AddBot {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'bot';
  seat: number;
  bot: string;
}
/** The line that always stands at the table. */
export interface AimTold {
  after: SentenceTold;
  /** what the last thing that happened meant for it, if it meant something */
  meant: SentenceTold1 | null;
}
/** what one is after right now; once it is over: why it has ended so */
export interface SentenceTold {
  id: string;
  /** texts, numbers, lists of texts, and sentences within the sentence */
  args: {
    [k: string]: unknown;
  };
}
/** Something to be said to a person: which sentence of the catalogue, and what it speaks of. `plain` is a finished text. */
export interface SentenceTold1 {
  id: string;
  /** texts, numbers, lists of texts, and sentences within the sentence */
  args: {
    [k: string]: unknown;
  };
}
/** How it stands with an analysis. */
export interface AnalysisRun {
  /** new: nobody has asked for it */
  state: 'new' | 'running' | 'done' | 'failed';
  /** decisions that have been looked at */
  done: number;
  of: number;
  /** if it failed */
  why: SentenceTold1 | null;
  analysis: AnalysisTold | null;
}
export interface AnalysisTold {
  open_hands: boolean;
  names: string[];
  cooperative: boolean;
  points: ChancePoint[];
  decisions: DecisionTold[];
  /** what the game itself has to say of it */
  after?: {
    [k: string]: unknown;
  } | null;
}
/** Everybody's chance to win after an entry of the log; at the end, who has won. */
export interface ChancePoint {
  seq: number;
  chances: number[];
}
/** A choice that somebody had: what they did, and what the search would have done. */
export interface DecisionTold {
  seq: number;
  seat: number;
  played: {
    act: string;
    [k: string]: unknown;
  };
  played_words: SentenceTold1;
  played_value: number;
  best: {
    act: string;
    [k: string]: unknown;
  };
  best_words: SentenceTold1;
  best_value: number;
  /** how much chance was given away */
  cost: number;
  /** the best was found, and nothing else was nearly as good */
  strong: boolean;
  /** one of the mistakes that cost most */
  turning: boolean;
}
/** Say yes or no to what somebody has asked. */
export interface Answer {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'answer';
  yes: boolean;
}
/** What somebody asks all other people at the table. */
export interface Asked {
  what: 'pause' | 'go_on' | 'end';
  /** the seat that asks */
  by: number;
  /** the seats that have said yes */
  agreed: number[];
  /** the seat that has said no: it does not happen */
  declined: number | null;
}
/**
 * Something was taken back: what was told of the game so far is to be forgotten. The whole `history` follows, and an
 * `update` with the present.
 */
export interface Back {
  type: 'back';
}
export interface Befriend {
  code: string;
  /** what one is called, if the server does not know it yet */
  name: string;
}
/** What a table's game begins from where it is no deal. */
export interface BeginningInfo {
  /** the table that it goes on from; null: none */
  code: string | null;
  /** after which entry of that game's log */
  seq: number;
  /** what was hidden is dealt anew as this seat could have believed; null: it is the same */
  believed_by: number | null;
  /** the position was set up by hand */
  by_hand: boolean;
}
export interface BotInfo {
  id: string;
  name: string;
  words: string;
  /** how hard it is to beat; empty: nobody knows */
  strength: 'easy' | 'fair' | 'strong' | '';
}
/** From which moment to play on, and on which seat; bots take the others, or friends do. */
export interface Branch {
  /** the last entry of the log that counts; 0: the deal alone */
  seq: number;
  seat: number;
  /** a nickname, as shown at the table */
  name: string;
  /** what was hidden is dealt anew, as this seat could have believed then */
  anew?: boolean;
  /** the table waits for people on the other seats */
  friends?: boolean;
  bot?: string;
}
/** A table that goes on from an entry of a log. */
export interface BranchInfo {
  code: string;
  seq: number;
  /** who plays there, by seat */
  names: string[];
  over: boolean;
  /** what was hidden is dealt anew */
  anew: boolean;
}
export interface Branches {
  /** the game that this one goes on from, and from where */
  origin: OriginInfo | null;
  /** the games that go on from this one */
  branches: BranchInfo[];
}
/** The game that a table goes on from. */
export interface OriginInfo {
  code: string;
  /** after which entry of that game's log */
  seq: number;
  /** the entry of its own log that shows that moment */
  at: number;
}
export interface ChatLine {
  n: number;
  /** the seat of the chair it was written from */
  seat: number;
  /** what they were called then */
  who: string;
  text: string;
  at: number;
}
/** What people at the table write, told to those who sit there alone: the last lines on connecting, then each. */
export interface ChatTold {
  type: 'chat';
  lines: ChatLine[];
}
export interface ChoiceInfo {
  id: string;
  name: string;
  words: string;
  /** where there are many: a heading they stand under */
  group: string;
  /** how hard it is, in stars; 0: not told */
  level: number;
}
/** How long people may take, as agreed on before the game. */
export interface ClockAgreed {
  /** so many seconds for the whole game and `plus` for each turn, or for each turn */
  kind: 'quick' | 'slow';
  seconds: number;
  plus: number;
  /** plays on for whoever runs out of time; null: the game ends, unfinished */
  bot: string | null;
}
/** What is on the clock of a seat, in ms, at the moment it is told. */
export interface ClockTold {
  seat: number;
  left: number;
  runs: boolean;
}
/** The clocks of all people, whenever one of them has begun or ceased to run. */
export interface ClocksTold {
  type: 'clocks';
  clocks: ClockTold[];
}
export interface ComeOver {
  /** in any case, with dashes, blanks or nothing between */
  words: string;
}
/** Somebody's own content for an option of a game: the text of a file. */
export interface Content {
  text: string;
}
/** Content on the table. */
export interface ContentInfo {
  /** the choice it stands for; empty: somebody's own */
  id: string;
  /** a fresh game with it, as a spectator sees it */
  view: {
    [k: string]: unknown;
  };
  /** the file */
  text: string;
  /** what the file says, as JSON; empty if it is written in another way */
  file: {
    [k: string]: unknown;
  };
}
export interface ContentWords {
  /** what is in a file, in a few lines */
  words: string;
  /** how it is solved, event by event from its start; empty: that is not known */
  trail: {
    event: string;
    [k: string]: unknown;
  }[];
}
export interface Deal {
  id: string;
  game: string;
  options: {
    [k: string]: string;
  };
  players: number;
  /** whoever asks has played it */
  played: boolean;
  /** the best first; to whoever has not played it, the earliest first */
  teams: DealTeam[];
}
/** A team that has played a deal. What it made of it is told to those alone who have played it too. */
export interface DealTeam {
  names: string[];
  at: number;
  /** where it can be watched */
  code: string | null;
  won: boolean | null;
  score: number | null;
  moves: number | null;
}
export interface DealCode {
  /** a deal that other teams may play, at /deal/ID */
  id: string;
}
/** A device that is to be told when it is one's turn: the browser's `PushSubscription`. */
export interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** in which it is told */
  language: string;
}
export interface DeviceGone {
  endpoint: string;
}
/** The ask is carried out, and durable. */
export interface Done {
  type: 'done';
  id: string;
  seq: number | null;
}
/** Who may come in, and what its host has to know. */
export interface DoorInfo {
  /** the seat of whoever minds the door; -1: nobody sits here */
  host: number;
  /** whoever comes may sit down, or only whom the host lets in, or nobody new */
  opens: 'open' | 'knock' | 'locked';
  /** whether people without a seat see the game while it goes on */
  watching: boolean;
  /** one has knocked, and the host has not answered */
  knocked: boolean;
  /** who waits to be let in and is connected; told to the host alone */
  knocking: GuestInfo[];
  /** who may not come back; told to the host alone */
  sent_away: GuestInfo[];
}
/** Somebody at the door. */
export interface GuestInfo {
  /** what to call them by in an ask; it says nothing else about them */
  who: string;
  name: string;
}
/** What a few hundred quick games say of somebody's content. */
export interface FirstLook {
  games: number;
  bots: string[];
  cooperative: boolean;
  /** by seat; of a team, one figure */
  won: LabFigure[];
  /** how long people would take, about */
  minutes: number;
  /** where a game has rounds */
  rounds: LabFigure | null;
  /** what players would feel, the worst first */
  remarks: LabRemark[];
}
export interface LabFigure {
  value: number | null;
  ci95: (number | null)[];
  of: number;
}
export interface LabRemark {
  /** seat, part, team, rounds, length, ties or nothing */
  about: string;
  words: SentenceTold1;
  warns: boolean;
}
/** Somebody's own content, to be tried with bots. */
export interface FirstLookAsk {
  text: string;
  players: number;
  /** the other options */
  options?: {
    [k: string]: string;
  };
}
/** Somebody whose link one has followed, or who has followed one's own. */
export interface Friend {
  /** what their page is found by */
  player: string;
  name: string;
  face: number;
  /** they look at Quirkbox just now */
  here: boolean;
  /** what they sit at; null: no table */
  game: string | null;
  status: ('waiting' | 'playing') | null;
  /** where, if others may sit down or watch there */
  code: string | null;
}
export interface FriendLink {
  /** behind # in a link to /friends: no browser sends it before one agrees */
  code: string;
  /** so long */
  seconds: number;
}
export interface GameInfo {
  id: string;
  name: string;
  tagline: string;
  players: [number, number];
  minutes: number;
  cooperative: boolean;
  /** without the number of players: that is the number of taken chairs */
  options: OptionInfo[];
  /** what of a seat's own comes in several forms: looks only */
  pieces: PieceInfo[];
  bots: BotInfo[];
  /** what to agree on for a first game, in which nobody has to hurry */
  unhurried: {
    [k: string]: string;
  };
  /** whether people may say something to each other at the table (`say`) */
  talk: boolean;
  /** the rules in words, as Markdown */
  rules: string;
  /** its board: the web client's own for it, the plain one, or an ES module from the game's package */
  client: 'own' | 'plain' | 'module';
  /** where that module is */
  module: string | null;
  /** the rules as HTML, for a game without a client of its own */
  rules_html: string | null;
  /** everything one can ever do; `legal` in an update is what one may do now */
  acts: ActInfo[];
  /** its rules are compiled: it can be started */
  ready: boolean;
  /** its positions can be set up by hand */
  positions: boolean;
}
export interface OptionInfo {
  id: string;
  question: string;
  choices: ChoiceInfo[];
  default: string;
  content: boolean;
}
export interface PieceInfo {
  id: string;
  question: string;
  /** the first one is usual */
  choices: ChoiceInfo[];
}
/** How often somebody had a chance of some kind in a game, and how often it passed by. */
export interface HabitTold {
  missed: number;
  of: number;
}
export interface Health {
  status: 'ok';
  version: string;
  tables: number;
  playing: number;
  connections: number;
  uptime_s: number;
}
/** What the search would do, the best first. */
export interface Hint {
  /** the moment it is about */
  seq: number;
  seat: number;
  prospects: HintLine[];
}
/** An action that is worth considering. */
export interface HintLine {
  action: {
    act: string;
    [k: string]: unknown;
  };
  words: SentenceTold2;
  /** to win with it, 0 to 1, as far as the seat knows */
  chance: number;
  reason: SentenceTold1;
}
/** Something to be said to a person: which sentence of the catalogue, and what it speaks of. `plain` is a finished text. */
export interface SentenceTold2 {
  id: string;
  /** texts, numbers, lists of texts, and sentences within the sentence */
  args: {
    [k: string]: unknown;
  };
}
export interface HintAsk {
  seat: number;
}
/** What was missed since the seq named on connecting. An `update` with the present follows. */
export interface History {
  type: 'history';
  past: Past[];
}
/** One earlier log entry, as this connection may see it. */
export interface Past {
  seq: number;
  seat: number;
  at: number;
  trail: {
    event: string;
    [k: string]: unknown;
  }[];
  /** each event of the trail in words, where the client has none of its own */
  lines?: SentenceTold1[];
}
/** A friend asks one to a table that has not begun. */
export interface Invitation {
  code: string;
  game: string;
  by: string;
  at: number;
}
/** Ask the host to be let in. Whoever is let in gets a free chair. */
export interface Knock {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'knock';
  /** a nickname, as shown at the table */
  name: string;
}
export interface LabAsk {
  settings: LabSettings;
  /** false: only look whether there is such a report */
  start: boolean;
}
/** What a report is made of. The same settings give the same report. */
export interface LabSettings {
  /** by seat; `search@100` looks ahead 100 times a move */
  bots: string[];
  options: {
    [k: string]: string;
  };
  games: number;
  seed: number;
  /** whether bots with larger and larger budgets play each other, which takes longer */
  strength: boolean;
}
/** How it stands with a report. */
export interface LabRun {
  /** its name here, for as long as it is kept */
  key: string;
  game: string;
  settings: LabSettings1;
  /** new: nobody has asked for it */
  state: 'new' | 'waiting' | 'running' | 'done' | 'failed';
  phase: 'start' | 'games' | 'watched' | 'chances' | 'options' | 'strength' | 'page';
  /** how much of it is done, 0 to 1 */
  part: number;
  seconds_left: number | null;
  played: number;
  /** so many others are waiting before it */
  ahead: number;
  /** it is of fewer games than were asked for */
  stopped: boolean;
  /** whoever asks has begun it, and may stop it */
  mine: boolean;
  /** if it failed */
  why: SentenceTold1 | null;
}
/** What a report is made of. The same settings give the same report. */
export interface LabSettings1 {
  /** by seat; `search@100` looks ahead 100 times a move */
  bots: string[];
  options: {
    [k: string]: string;
  };
  games: number;
  seed: number;
  /** whether bots with larger and larger budgets play each other, which takes longer */
  strength: boolean;
}
/** All that a learner has done so far, null for "Next": the server keeps nothing. `since` is the last update they saw. */
export interface LessonAsk {
  done: ({
    act: string;
    [k: string]: unknown;
  } | null)[];
  /** -1: only the present */
  since?: number;
}
/** A lesson in the list of a game's. */
export interface LessonInfo {
  id: string;
  teaches: string;
  steps: number;
  /** a whole game at a table instead of steps */
  table: WholeGame | null;
  title: string;
}
/** Who one plays against in a whole game, and how. */
export interface WholeGame {
  bots: string[];
  options: {
    [k: string]: string;
  };
}
/** Where a learner is in a lesson, and what has happened since the last call. */
export interface LessonMoment {
  table: TableInfo;
  /** from 0; `steps` once the lesson is over */
  step: number;
  steps: number;
  say: SentenceTold1;
  /** what to look at: the names of elements on the board */
  point: string[];
  waits: 'next' | 'move' | 'end';
  /** what would be right, for whoever wants to be shown */
  answer: {
    act: string;
    [k: string]: unknown;
  } | null;
  /** what was done last is not right: why; the game is as before */
  why: SentenceTold1 | null;
  /** by step: how many things had been done when it began */
  begun: number[];
  updates: Update[];
  title: SentenceTold1;
}
/** The table itself. Sent on connecting and whenever it changes. */
export interface TableInfo {
  type: 'table';
  code: string;
  game: string;
  options: {
    [k: string]: string;
  };
  public: boolean;
  /** people agreed that anybody may ask for hints */
  hints?: boolean;
  status: 'waiting' | 'playing' | 'over';
  seats: SeatInfo[];
  /** the seat whose view this connection gets, -1 as a spectator */
  looking_as: number;
  watchers: number;
  /** SHA-256 of the secret that makes the dice; shown from the start */
  commitment: string | null;
  /** shown when the game is over */
  secret: string | null;
  /** what ties the transcript together; shown when the game is over */
  seal: string | null;
  rematch: string | null;
  door?: DoorInfo1;
  /** the server's clock in ms, to count deadlines down */
  now: number;
  /** how fast bots are here, as whoever is alone with them wants it */
  tempo?: 'paused' | 'calm' | 'usual' | 'quick';
  /** the bot that plays on for whoever is gone, until they return; null: none does */
  minder?: string | null;
  /** null: everybody takes as long as they like */
  clock?: ClockAgreed | null;
  asked?: Asked | null;
  /** why it is over before its rules say so: all agreed, or somebody's time ran out */
  closed?: '' | 'vote' | 'time';
  /** null: a deal, as usual */
  beginning?: BeginningInfo | null;
  /** people may write to each other; its host says so */
  chat?: boolean;
  /** the deal that other teams play too; null: its own */
  deal?: string | null;
  /** opened for whoever looks for a game: it begins by itself once enough are there */
  gathers?: boolean;
  /** when it begins by itself, in ms of the server's clock */
  begins?: number | null;
  /** whoever has been gone for so long may be stood in for by a bot */
  away_ms: number;
}
/** One chair. Before the start `seat == chair`; at the start empty chairs are taken away and seats are numbered on. */
export interface SeatInfo {
  seat: number;
  /** 0 yellow triangle, 1 blue circle, 2 red square, 3 violet diamond; stays for the whole game */
  chair: number;
  kind: 'free' | 'person' | 'bot';
  name: string;
  /** the id of the bot that plays this seat */
  bot: string | null;
  /** somebody is connected for this seat (a bot always is) */
  here: boolean;
  mine: boolean;
  /** the person whose seat the bot keeps warm */
  stands_in_for: string | null;
  /** how its own pieces look, those that are not as usual */
  pieces?: {
    [k: string]: string;
  };
}
/** a lesson and a replay have none */
export interface DoorInfo1 {
  /** the seat of whoever minds the door; -1: nobody sits here */
  host: number;
  /** whoever comes may sit down, or only whom the host lets in, or nobody new */
  opens: 'open' | 'knock' | 'locked';
  /** whether people without a seat see the game while it goes on */
  watching: boolean;
  /** one has knocked, and the host has not answered */
  knocked: boolean;
  /** who waits to be let in and is connected; told to the host alone */
  knocking: GuestInfo[];
  /** who may not come back; told to the host alone */
  sent_away: GuestInfo[];
}
/** The game after log entry `seq`, as this connection may see it. */
export interface Update {
  type: 'update';
  /** 0 after the deal */
  seq: number;
  /** who acted; the number of players means the table itself (HOST), -1 the deal */
  seat: number;
  at: number;
  /** what happened, event by event: {event: name, ...} */
  trail: {
    event: string;
    [k: string]: unknown;
  }[];
  view: {
    [k: string]: unknown;
  };
  /** what the seat one looks as may do now: {act: name, ...} */
  legal: {
    act: string;
    [k: string]: unknown;
  }[];
  /** the seats that may act now */
  waiting: number[];
  score: number[];
  over: boolean;
  winners: number[];
  /** when the table itself will act, in ms of the server's clock */
  deadline: number | null;
  aim?: AimTold1;
  /** each event of the trail in words, where the client has none of its own */
  lines?: SentenceTold1[];
  plain?: Plain;
}
/** not in a replay: there one looks through nobody's eyes */
export interface AimTold1 {
  after: SentenceTold;
  /** what the last thing that happened meant for it, if it meant something */
  meant: SentenceTold1 | null;
}
/** How a position looks: only for a game without a client of its own, whose board knows nothing of it. */
export interface Plain {
  /** as in a terminal */
  text: string;
  /** a drawing, if the game makes one */
  svg: string | null;
  /** a spectator sees just the same: nothing of it is a secret */
  open: boolean;
}
/** The host's answer to somebody who knocks; or somebody who was sent away may come back. */
export interface LetIn {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'let_in';
  who: string;
  welcome: boolean;
}
/** See the table as one of one's own seats (several people share a device), or as a spectator (-1). */
export interface Look {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'look';
  seat: number;
}
/** Somebody looks for people to play with. */
export interface Match {
  /** a nickname, as shown at the table */
  name: string;
  /** which game, and with `any` the one to open a table of if nobody waits anywhere */
  game: string;
  /** any game will do */
  any?: boolean;
  /** the table at which one waits already; one stays there if nothing is better */
  at?: string | null;
}
/** Who this browser is. */
export interface Me {
  name: string | null;
  /** which of the four chairs' faces one likes to have */
  face: number;
  /** what one's page for others is found by; null: no name yet */
  player: string | null;
}
/**
 * Do something in the game.
 *
 * `seq` is the last update the player has seen. Others may have moved since; but if the seat's chance to act came only later,
 * the move was meant for something else and is refused. -1: not told, not checked.
 */
export interface Move {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'move';
  seat: number;
  seq: number;
  do: {
    act: string;
    [k: string]: unknown;
  };
}
/** What one types on another device to be oneself there. They are told once, and good for once. */
export interface MoveWords {
  words: string;
  /** so long */
  seconds: number;
}
/** A new table; whoever asks sits on the first chair. `bots` fills the next chairs, `start` begins at once. */
export interface NewTable {
  game: string;
  /** a nickname, as shown at the table */
  name: string;
  options?: {
    [k: string]: string;
  };
  pieces?: {
    [k: string]: string;
  };
  bots?: string[];
  public?: boolean;
  start?: boolean;
}
export interface Ping {
  type: 'ping';
  n: number;
}
export interface PlayDeal {
  /** a nickname, as shown at the table */
  name: string;
}
/** Everything that is kept of one's games, for oneself. */
export interface Played {
  /** the newest first */
  games: PlayedGame[];
}
/** A finished game of one's own, as one seat of it had it. */
export interface PlayedGame {
  code: string;
  game: string;
  at: number;
  seat: number;
  players: number;
  /** how many of the others were people */
  people: number;
  place: number;
  /** how many share the victory; of a team that lost, none */
  winners: number;
  /** what the seat was in it, by an id of the game's; empty: seats do not differ */
  role: string;
  /** what one tends to miss, by an id of the game's */
  habits: {
    [k: string]: HabitTold;
  };
}
/** Somebody's page, for whoever was sent it. */
export interface Player {
  name: string;
  face: number;
  ratings: Rating[];
  /** the newest first */
  games: RatedGame[];
}
export interface Rating {
  game: string;
  /** 1500 for whoever has not played yet */
  rating: number;
  /** how much it may be wrong: it is not in 19 cases of 20 */
  give_or_take: number;
  games: number;
}
/** A finished game between people, and the rating after it. */
export interface RatedGame {
  code: string;
  game: string;
  at: number;
  place: number;
  others: string[];
  rating: number;
  give_or_take: number;
}
/** The answer to `ping`: the server measures the way there and back itself. */
export interface Pong {
  type: 'pong';
  n: number;
}
/** A position that somebody sets up by hand; null: a fresh deal, to begin with. */
export interface PositionAsk {
  players: number;
  options?: {
    [k: string]: string;
  };
  position?: {
    [k: string]: unknown;
  } | null;
}
/** From which position to play, and on which seat; bots take the others, or friends do. */
export interface PositionTable {
  players: number;
  options?: {
    [k: string]: string;
  };
  position?: {
    [k: string]: unknown;
  } | null;
  seat: number;
  /** a nickname, as shown at the table */
  name: string;
  friends?: boolean;
  bot?: string;
}
/** It can be played on from there. */
export interface PositionTold {
  /** all that was told, and what the dice have said instead of the rest */
  position: {
    [k: string]: unknown;
  };
  /** with open hands */
  view: {
    [k: string]: unknown;
  };
  /** who is to act */
  seat: number;
}
/** Every HTTP error: one sentence. */
export interface Problem {
  why: SentenceTold1;
}
/** Ask all other people at the table to pause, to go on, or to end the game. Whoever is alone with bots need not ask. */
export interface Propose {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'propose';
  what: 'pause' | 'go_on' | 'end';
}
/** Whether word can be sent to people's devices. */
export interface PushKey {
  /** what a browser needs to ask for it (`applicationServerKey`); null: none is sent here */
  key: string | null;
}
/** A puzzle in the list of a game's. */
export interface PuzzleInfo {
  id: string;
  kind: string;
  task: SentenceTold1;
  /** how hard it is: more is harder, 1000 is easy */
  rating: number;
  moves: number;
}
export interface Ready {
  /** it can be started; if not, it is compiled next */
  ready: boolean;
}
/** The ask is not carried out; nothing has changed. `id` is empty where the message could not be read. */
export interface Refused {
  type: 'refused';
  id: string;
  why: SentenceTold1;
}
/** The same people at a new table; its code then stands in everybody's `table.rematch`. */
export interface Rematch {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'rematch';
}
export interface Rename {
  /** a nickname, as shown at the table */
  name: string;
  /** null: as it is */
  face?: number | null;
}
/** A finished game, every hand open: one update per log entry, the deal first. */
export interface Replay {
  code: string;
  game: string;
  names: string[];
  chairs: number[];
  options: {
    [k: string]: string;
  };
  updates: Update[];
}
/** Somebody at one's table who is to be looked at by whoever runs the server. */
export interface Report {
  seat: number;
  /** what they write, that they spoil the game, what they are called, or something else */
  why: 'words' | 'spoils' | 'name' | 'other';
  more?: string;
}
/** Somebody says something, for a moment. It is not told again. */
export interface SaidTold {
  type: 'said';
  seat: number;
  phrase:
    | 'happy'
    | 'oh'
    | 'thinking'
    | 'sad'
    | 'asleep'
    | 'hello'
    | 'luck'
    | 'nice'
    | 'thanks'
    | 'sorry'
    | 'moment'
    | 'close'
    | 'good_game'
    | 'again';
}
/** Say something from one's own seat: a face or a short phrase. All at the table see it for a moment, and nobody keeps it. */
export interface Say {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'say';
  seat: number;
  phrase:
    | 'happy'
    | 'oh'
    | 'thinking'
    | 'sad'
    | 'asleep'
    | 'hello'
    | 'luck'
    | 'nice'
    | 'thanks'
    | 'sorry'
    | 'moment'
    | 'close'
    | 'good_game'
    | 'again';
}
/** The host sends away whoever has this seat. They may not come back unless the host lets them. */
export interface SendAway {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'send_away';
  seat: number;
  /** the bot that plays on, if the game has begun */
  bot: string;
}
/** Whether people write to each other here. For the host. */
export interface SetChat {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'chat';
  chat: boolean;
}
/** Agree before the game how long people may take; null: as long as they like. */
export interface SetClock {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'clock';
  clock: TimeControl | null;
}
/** How long people may take. */
export interface TimeControl {
  /** so many seconds for the whole game and `plus` for each turn, or so many for each turn */
  kind: 'quick' | 'slow';
  seconds: number;
  plus?: number;
  /** plays on for whoever runs out of time; null: the game ends, unfinished */
  bot: string | null;
}
/** Who may sit down: whoever comes, whom the host lets in, or nobody new; and whether others may watch. For the host. */
export interface SetDoor {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'door';
  opens: 'open' | 'knock' | 'locked';
  watching: boolean;
}
/** Agree before the game that anybody may ask for hints, or that nobody does among people. */
export interface SetHints {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'hints';
  hints: boolean;
}
/** A bot plays on by itself for whoever is gone for a minute, and gives the seat back when they return; null: none does. */
export interface SetMinder {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'minder';
  bot: string | null;
}
/** Change options before the start. Only the named ones change. */
export interface SetOptions {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'options';
  options: {
    [k: string]: string;
  };
}
/** How the pieces of one's own seat look: its mouse, its token. Only the named ones change, and no rule knows of it. */
export interface SetPieces {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'pieces';
  seat: number;
  pieces: {
    [k: string]: string;
  };
}
/** List the table among the open tables of the lobby, or not. */
export interface SetPublic {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'public';
  public: boolean;
}
/** How fast the bots are, or that everything waits: for whoever is alone with bots. */
export interface SetTempo {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'tempo';
  tempo: 'paused' | 'calm' | 'usual' | 'quick';
}
/** Take a free chair, or take one's own seat back from the bot that stood in. */
export interface Sit {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'sit';
  seat: number;
  /** a nickname, as shown at the table */
  name: string;
}
/** Leave one's own seat, or send a bot away. In a running game a bot of the same seat may then be asked in. */
export interface Stand {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'stand';
  seat: number;
}
export interface Start {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'start';
}
export interface TableCode {
  code: string;
}
/** A table in a list: an open one, or one of one's own. */
export interface TableLine {
  code: string;
  game: string;
  status: 'waiting' | 'playing' | 'over';
  /** the name on the first taken chair */
  host: string;
  seats: SeatInfo[];
  seq: number;
  my_turn: boolean;
  waiting_for: string[];
  /** what is on one's own clock, in ms, if it runs */
  left?: number | null;
  /** which place one reached, if it is over: 1 for all who won */
  place?: number | null;
  at: number;
}
export interface Tables {
  open: TableLine[];
  /** by friends, the newest first */
  invited: Invitation[];
  /** not finished first, then the newest */
  mine: TableLine[];
}
/** One's last action, and what bots did after it, have not been done. Only alone with bots, while nothing hidden was seen. */
export interface TakeBack {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'take_back';
  seat: number;
}
/** Write something to the others who sit at the table. The last lines are kept as long as the table is. */
export interface Write {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'write';
  seat: number;
  text: string;
}
export interface QuirkiesCard {
  creature: QuirkiesCreature;
  colour: QuirkiesColour;
  pattern: QuirkiesPattern;
}
export interface QuirkiesCell {
  creature: QuirkiesCreature;
  top: QuirkiesCard | null;
  height: number;
}
export interface QuirkiesView {
  players: number;
  version: 'beginner' | 'advanced';
  claims: 'auto' | 'call';
  dealer: number;
  turn: number;
  phase: 'lay' | 'second' | 'window' | 'over';
  second: boolean;
  board: QuirkiesCell[];
  hands: (QuirkiesCard | null)[][];
  pile: number;
  tokens: number[];
  laid: number | null;
  claimed: number[];
  called: number[][];
  said: boolean[];
  last_round: boolean;
}
export interface TinyTurboCarsBoard {
  face: TinyTurboCarsFace;
  first_row: number;
  rows: number;
}
export interface TinyTurboCarsDriver {
  car: TinyTurboCarsCar | null;
  lane: number | null;
  row: number | null;
  batteries: number;
  shields: number;
  down: boolean;
  slippery: boolean;
  smile: TinyTurboCarsSmile | null;
  place: number | null;
  finished: boolean;
  slides: number;
  slides_left: number;
  ready: boolean;
  raced: boolean;
  controller: TinyTurboCarsCommand[] | null;
}
export interface TinyTurboCarsLanding {
  lane: number;
  row: number;
  bumps: boolean;
}
export interface TinyTurboCarsTrackView {
  lanes: number;
  rows: number;
  finish: number;
  boards: TinyTurboCarsBoard[];
  spaces: string[];
}
export interface TinyTurboCarsView {
  players: number;
  programming: 'live' | 'counted';
  phase: 'choose' | 'place' | 'program' | 'watch' | 'fly' | 'boost' | 'over';
  round: number;
  turn: number | null;
  next: number | null;
  last: number | null;
  supply: number;
  boost: TinyTurboCarsLanding | null;
  track: TinyTurboCarsTrackView;
  drivers: TinyTurboCarsDriver[];
}
export interface TinyTurboCarsDrive {
  slides: number;
  program: TinyTurboCarsCommand[];
  trail: unknown[];
  lane: number;
  row: number;
  batteries: number;
  down: boolean;
}
export interface TinyTurboCarsRound {
  number: number;
  turns: TinyTurboCarsTurn[];
}
export interface TinyTurboCarsTurn {
  seat: number;
  stood: number;
  drove: number;
  slides: number;
  enough: number;
  played: TinyTurboCarsDrive;
  better: TinyTurboCarsDrive;
  ahead: number;
}
export interface TinyTurboCarsAfter {
  rounds: TinyTurboCarsRound[];
}
export interface CircuitBreakerCounted {
  kind: CircuitBreakerKind;
  number: number;
  wanted: boolean | null;
  points: number;
}
export interface CircuitBreakerHeld {
  slot: number;
  sort: CircuitBreakerSort;
  tile: CircuitBreakerTile | null;
}
export interface CircuitBreakerTile {
  tile: number;
  sort: 'wire' | 'appliance' | 'box';
  kind: CircuitBreakerKind | null;
  edges: string;
}
export interface CircuitBreakerKindName {
  id: CircuitBreakerKind;
  name: string;
}
export interface CircuitBreakerMarketPile {
  place: CircuitBreakerPlace;
  height: number;
  top: CircuitBreakerTile | null;
  covered: CircuitBreakerTile[];
  mice: number[];
}
export interface CircuitBreakerMouse {
  place: CircuitBreakerPlace | ('home' | 'network');
  owner: number | null;
  x: number | null;
  y: number | null;
}
export interface CircuitBreakerNetwork {
  tiles: CircuitBreakerPlaced[];
  spots: CircuitBreakerSpot[];
}
export interface CircuitBreakerPlaced {
  tile: number;
  sort: 'wire' | 'appliance' | 'box';
  kind: CircuitBreakerKind | null;
  edges: string;
  x: number;
  y: number;
  turn: number;
  mouse: number | null;
}
export interface CircuitBreakerSpot {
  x: number;
  y: number;
  touches: (string | null)[];
}
export interface CircuitBreakerPoints {
  wanted: number[];
  other: number[];
}
export interface CircuitBreakerTurn {
  mouse: 'ready' | 'going' | 'done';
  place: 'ready' | 'going' | 'done';
  placed: number;
  discard: 'ready' | 'going' | 'done';
  discarded: number;
  undo: boolean;
}
export interface CircuitBreakerView {
  players: number;
  first: number;
  turn: number;
  round: number;
  rounds: number;
  columns: number;
  icons: (CircuitBreakerIcon | null)[];
  doing: CircuitBreakerTurn;
  market: CircuitBreakerMarketPile[];
  cheese: number;
  cubes: number[];
  mice: CircuitBreakerMouse[];
  networks: CircuitBreakerNetwork[];
  hands: CircuitBreakerHeld[][];
  cards: (CircuitBreakerKind[] | null)[];
  kinds: CircuitBreakerKindName[];
  points: CircuitBreakerPoints;
  counted: CircuitBreakerCounted[][];
  score: number[];
  over: boolean;
}
export interface RootgEdge {
  port: 'blank' | 'in' | 'out';
  part: number | null;
  printed: number | null;
}
export interface RootgMission {
  zero: string[];
  one: number[];
  wants: number[];
}
export interface RootgOffer {
  x: number;
  y: number;
  turn: number;
  drops: number[];
  depths: number[];
}
export interface RootgPart {
  what: 'link' | 'and' | 'or' | 'xor' | 'nand' | 'nor' | 'xnor' | 'not';
  printed: number[];
}
export interface RootgPlace {
  x: number;
  y: number;
  needs: (('blank' | 'in' | 'out') | null)[];
  reaches: number[][];
}
export interface RootgPlaced {
  tile: RootgTile;
  x: number;
  y: number;
  turn: number;
  seat: number;
  round: number;
  reaches: number[];
  values: (number | null)[] | null;
  since: number[] | null;
}
export interface RootgTile {
  tile: number;
  kind: 'input' | 'link' | 'gate';
  edges: RootgEdge[];
  parts: RootgPart[];
}
export interface RootgRun {
  why: 'last tile' | 'closed' | 'accepted';
  tick: number;
  signals: RootgSignal[];
  ticks: RootgTick[];
}
export interface RootgSignal {
  terminal: number;
  depth: number;
  path: RootgStop[];
}
export interface RootgStop {
  x: number;
  y: number;
  tile: number;
  part: number;
  gate: boolean;
  enter: number;
  leave: number;
}
export interface RootgTick {
  piles: number[];
  arrived: number[];
  right: boolean[];
  taken: number[];
  core: number;
  points: number[];
}
export interface RootgStart {
  tile: RootgTile;
  sum: number;
}
export interface RootgTerminal {
  seat: number;
  speed: RootgSpeed;
  x: number;
  y: number;
  port: number;
  linked: boolean;
  depth: number;
  value: number | null;
  wants: number | null;
  pile: number;
}
export interface RootgView {
  side: 'green' | 'black';
  phase: 'ask' | 'answer' | 'keep' | 'first' | 'second' | 'run' | 'over';
  turn: number | null;
  round: number;
  holder: number;
  fastest: number | null;
  why_fastest: ('start' | 'fast' | 'norm' | 'slow' | 'tile' | 'asked') | null;
  asker: number | null;
  handed: boolean;
  charges: number[];
  discarded: number;
  discharging: boolean[];
  points: number[];
  tiles: number;
  stack: number;
  start: RootgStart[];
  drawn: (RootgTile | null)[];
  hands: (RootgTile | null)[][];
  removed: RootgTile[];
  missions: (RootgMission | null)[];
  core: [number, number][];
  terminals: RootgTerminal[];
  board: RootgPlaced[];
  places: RootgPlace[];
  offers: RootgOffer[];
  run: RootgRun | null;
}
export interface QuirkyCircuitsBattery {
  left: number;
  full: number;
  colour: ('red' | 'yellow' | 'green') | null;
  colours: ('red' | 'yellow' | 'green')[];
}
export interface QuirkyCircuitsChoosing {
  seat: number;
  hand: 'arms' | 'mouth' | 'right' | 'left';
  space: number;
  tokens: number[];
}
export interface QuirkyCircuitsEdge {
  space: number;
  side: QuirkyCircuitsFacing;
}
export interface QuirkyCircuitsGoal {
  words: string;
  parts: QuirkyCircuitsGoalPart[];
}
export interface QuirkyCircuitsGoalPart {
  what: 'clean' | 'deliver' | 'meet' | 'dock';
  words: string;
  left: number;
  of: number;
  met: boolean;
  token: number | null;
  other: number | null;
}
export interface QuirkyCircuitsHandCard {
  back: QuirkyCircuitsBack;
  colour: QuirkyCircuitsColour;
  card: QuirkyCircuitsCard | null;
  slot: number;
  playable: boolean;
}
export interface QuirkyCircuitsHold {
  hand: 'arms' | 'mouth' | 'right' | 'left';
  space: number | null;
  token: number | null;
}
export interface QuirkyCircuitsMap {
  width: number;
  height: number;
  obstacles: number[];
  tables: number[];
  vases: number[];
  barriers: QuirkyCircuitsEdge[];
  inclines: QuirkyCircuitsEdge[];
  conveyors: QuirkyCircuitsEdge[];
  dock: number | null;
  spots: QuirkyCircuitsSpot[];
  bunnies: number[];
  broken: number[];
}
export interface QuirkyCircuitsSpot {
  space: number;
  second: number | null;
  table: boolean;
  wants: QuirkyCircuitsKind[];
  has: QuirkyCircuitsKind[];
}
export interface QuirkyCircuitsQueueCard {
  back: QuirkyCircuitsBack;
  colour: QuirkyCircuitsColour;
  card: QuirkyCircuitsCard | null;
  place: number;
  seat: number;
  state: 'waiting' | 'acting' | 'done';
}
export interface QuirkyCircuitsRobotView {
  robot: 'gizmo' | 'twirl' | 'rover' | 'lefty';
  name: string;
  space: number;
  facing: QuirkyCircuitsFacing;
  momentum: QuirkyCircuitsFacing | null;
  holds: QuirkyCircuitsHold[];
}
export interface QuirkyCircuitsScenario {
  id: string | null;
  number: number | null;
  name: string;
  stars: number;
  quirks: boolean;
  notes: string[];
}
export interface QuirkyCircuitsSeat {
  hand: QuirkyCircuitsHandCard[];
  hand_size: number;
  played: number;
  done: boolean;
  stop: boolean;
  beeped: boolean;
  beeps: number;
  must_play: boolean;
  quirk_first: boolean;
}
export interface QuirkyCircuitsToken {
  token: number;
  kind: QuirkyCircuitsKind;
  fate: 'ground' | 'held' | 'delivered';
  space: number | null;
  second: number | null;
  second_side: QuirkyCircuitsFacing | null;
  solid: boolean;
  walks_to: QuirkyCircuitsKind | 'robot' | null;
  never: number | null;
  order: number | null;
}
export interface QuirkyCircuitsWayPoint {
  space: number;
  place: number;
}
export interface QuirkyCircuitsView {
  players: number;
  practice: boolean;
  phase: 'program' | 'choose' | 'over';
  round: number;
  scenario: QuirkyCircuitsScenario;
  map: QuirkyCircuitsMap;
  tokens: QuirkyCircuitsToken[];
  robot: QuirkyCircuitsRobotView;
  battery: QuirkyCircuitsBattery;
  goal: QuirkyCircuitsGoal;
  seats: QuirkyCircuitsSeat[];
  queue: QuirkyCircuitsQueueCard[];
  way: QuirkyCircuitsWayPoint[] | null;
  missing: number;
  deck: number;
  choosing: QuirkyCircuitsChoosing | null;
  won: ('red' | 'yellow' | 'green') | null;
}
export interface QuirkyCircuitsAfterCard {
  seat: number;
  card: QuirkyCircuitsCard;
  colour: QuirkyCircuitsColour;
}
export interface QuirkyCircuitsProgram {
  cards: QuirkyCircuitsAfterCard[];
  trail: unknown[];
  cleaned: number;
  delivered: number;
  met: number;
  broke: number;
  won: ('red' | 'yellow' | 'green') | null;
  lost: boolean;
  left: number;
}
export interface QuirkyCircuitsRound {
  number: number;
  begins: number;
  ends: number;
  battery: number;
  left: number;
  played: QuirkyCircuitsProgram;
  better: QuirkyCircuitsProgram;
}
export interface QuirkyCircuitsAfter {
  rounds: QuirkyCircuitsRound[];
}
/** What is in the messages of each game. */
export interface Games {
  quirkies: {
    view: QuirkiesView;
    event: QuirkiesEvent;
    action: QuirkiesAction;
  };
  tiny_turbo_cars: {
    view: TinyTurboCarsView;
    event: TinyTurboCarsEvent;
    action: TinyTurboCarsAction;
    after: TinyTurboCarsAfter;
  };
  circuit_breaker: {
    view: CircuitBreakerView;
    event: CircuitBreakerEvent;
    action: CircuitBreakerAction;
  };
  rootg: {
    view: RootgView;
    event: RootgEvent;
    action: RootgAction;
  };
  quirky_circuits: {
    view: QuirkyCircuitsView;
    event: QuirkyCircuitsEvent;
    action: QuirkyCircuitsAction;
    after: QuirkyCircuitsAfter;
  };
}
export const QUIRKIES_CREATURE = ['blip', 'fuzz', 'gloop', 'horns', 'moppy', 'noodle', 'pogo', 'snork', 'wink'] as const;
export const QUIRKIES_COLOUR = ['orange', 'green', 'blue'] as const;
export const QUIRKIES_PATTERN = ['stripes', 'dots', 'triangles'] as const;
export const QUIRKIES_HOW = ['colour', 'pattern', 'both', 'different'] as const;
export const QUIRKIES_WORD = ['done', 'pass'] as const;
export const QUIRKIES_WHY = ['five', 'pile'] as const;
export const TINY_TURBO_CARS_FACE = ['START_A', 'START_B', 'T1_A', 'T1_B', 'T2_A', 'T2_B', 'T3_A', 'T3_B', 'T4_A', 'T4_B', 'FIN_A', 'FIN_B', 'own'] as const;
export const TINY_TURBO_CARS_CAR = ['die_liner', 'brick_gang', 'sonic_fish', 'grim_thresher', 'm1_furry', 'bird_racer', 'dogtor', 'turbotbot'] as const;
export const TINY_TURBO_CARS_WAY = ['up', 'down', 'left', 'right'] as const;
export const TINY_TURBO_CARS_COMMAND = ['hole', 'forward_1', 'forward_2', 'back_1', 'left_1', 'right_1', 'left_2', 'right_2', 'jump', 'missile', 'turbo', 'battery', 'increase', 'decrease'] as const;
export const TINY_TURBO_CARS_SMILE = ['I', 'II', 'III', 'X'] as const;
export const TINY_TURBO_CARS_GROUND = ['empty', 'carpet', 'grass', 'obstacle', 'impassable', 'water', 'speeder', 'start', 'finish'] as const;
export const TINY_TURBO_CARS_STOP = ['no', 'obstacle', 'car', 'impassable', 'edge'] as const;
export const TINY_TURBO_CARS_CAUSE = ['obstacle', 'car', 'impassable', 'edge', 'missile', 'slowest'] as const;
export const TINY_TURBO_CARS_PAID = ['battery', 'shield'] as const;
export const CIRCUIT_BREAKER_ICON = ['wire', 'appliance'] as const;
export const CIRCUIT_BREAKER_SORT = ['wire', 'appliance'] as const;
export const CIRCUIT_BREAKER_WHY = ['deal', 'round', 'mouse'] as const;
export const CIRCUIT_BREAKER_KIND = ['gumball_machine', 'bubble_maker', 'jukebox', 'lava_lamp', 'disco_ball', 'popcorn_popper', 'karaoke_machine', 'fog_machine', 'blender', 'pinball_machine', 'neon_sign', 'cotton_candy_maker', 'own_1', 'own_2', 'own_3', 'own_4', 'own_5', 'own_6', 'own_7', 'own_8', 'own_9', 'own_10', 'own_11', 'own_12', 'own_13', 'own_14', 'own_15', 'own_16'] as const;
export const CIRCUIT_BREAKER_LOOT = ['nothing', 'hidden', 'open'] as const;
export const CIRCUIT_BREAKER_CAME = ['stack', 'below'] as const;
export const CIRCUIT_BREAKER_PILE = ['A1', 'A2', 'A3'] as const;
export const CIRCUIT_BREAKER_ACT = ['place', 'send', 'discard', 'cheese'] as const;
export const CIRCUIT_BREAKER_PLACE = ['wires', 'W1', 'W2', 'appliances', 'A1', 'A2', 'A3'] as const;
export const ROOTG_WHAT = ['input', 'link', 'AND', 'OR', 'XOR', 'NAND', 'NOR', 'XNOR', 'NOT'] as const;
export const ROOTG_SPEED = ['fast', 'norm', 'slow'] as const;
export const QUIRKY_CIRCUITS_BACK = ['move', 'turn', 'special'] as const;
export const QUIRKY_CIRCUITS_CARD = ['forward_1', 'forward_2', 'forward_3', 'backward_1', 'shift_left', 'shift_right', 'move_north', 'jump_2', 'jump_3', 'turn_left', 'turn_right', 'turn_around', 'turn_north', 'pick_or_drop', 'swap', 'conveyor_1', 'conveyor_2', 'patches_1', 'patches_2', 'tiger_1', 'tiger_2', 'scar_1', 'scar_2', 'hen_1', 'hen_2', 'fox_1', 'fox_2'] as const;
export const QUIRKY_CIRCUITS_WORD = ['done', 'stop', 'go_on', 'beep', 'not_done'] as const;
export const QUIRKY_CIRCUITS_FACING = ['N', 'E', 'S', 'W'] as const;
export const QUIRKY_CIRCUITS_WAY = ['N', 'E', 'S', 'W'] as const;
export const QUIRKY_CIRCUITS_HOW = ['forward', 'backward', 'shift', 'north', 'jump', 'drift', 'conveyor'] as const;
export const QUIRKY_CIRCUITS_INTO = ['edge', 'barrier', 'obstacle', 'vase', 'table', 'token', 'incline'] as const;
export const QUIRKY_CIRCUITS_FROM = ['N', 'E', 'S', 'W'] as const;
export const QUIRKY_CIRCUITS_TO = ['N', 'E', 'S', 'W'] as const;
export const QUIRKY_CIRCUITS_HAND = ['right', 'left'] as const;
export const QUIRKY_CIRCUITS_KIND = ['seed_red', 'seed_green', 'seed_yellow', 'seed_blue', 'hen', 'fox', 'wheat', 'ammonite', 'beetle', 'claw', 'dragonfly', 'thigh_bone', 'arm_bone', 'tail', 'ribs', 'legs', 'skull', 'nigiri', 'maki', 'onigiri', 'prawn', 'rice', 'fish', 'patches', 'tiger', 'scar', 'toy', 'box'] as const;
export const QUIRKY_CIRCUITS_RESULT = ['ground', 'delivered', 'too_early', 'taken'] as const;
export const QUIRKY_CIRCUITS_COLOUR = ['blue', 'yellow'] as const;
