### English. One file a language: copy it, translate what stands right of the equals signs, and
### give it the next free language-number, which stands in the codes of sheets and is never changed.

## The language

language-tag = es
language-name = Español
language-number = 4

## Lists: "a and b", "a, b and c"

list-two = { $first } y { $second }
list-more = { $first }, { $second }

## The race: titles of its pages, the track

race-page-track = { $course }: recorrido
race-page-rules = { $course }: reglas
race-page-cards = { $course }: cartas { $number }
race-page-backs = { $course }: reversos { $number }
race-page-pawns = Peones para plegar

race-title = A toda escoba
race-course = La { $place } { $adjective }
race-adjective = { $number ->
    [1] Torcida
    [2] Lunera
    [3] Cantarina
    [4] Nocturna
    [5] Enredada
    [6] Ventosa
    [7] Brumosa
    [8] Plateada
    [9] Estrellada
    [10] Risueña
    [11] Hueca
    [12] Burbujeante
    [13] Dormilona
    [14] Espinosa
    [15] Sedosa
   *[16] Temblona
}
race-place = { $number ->
    [1] Milla
    [2] Marisma
    [3] Arboleda
    [4] Colina
    [5] Pradera
    [6] Llanura
    [7] Vereda
    [8] Cañada
    [9] Ribera
    [10] Huerta
    [11] Dehesa
    [12] Vega
    [13] Rosaleda
    [14] Cresta
    [15] Espesura
   *[16] Senda
}
race-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
race-spaces = { $spaces } casillas
race-about-minutes = unos { $minutes } minutos (de { $low } a { $high })
race-facts = { $players }  ·  { $spaces }  ·  { $minutes }
race-seed = Semilla
race-start = SALIDA
race-finish = META
race-picture = Dibujo
race-picture-note = Su carta te trae aquí, adelante o atrás.
race-nap = Siesta
race-nap-note = Para aquí y pierde tu próximo turno.
race-nap-note-hold = Duerme hasta que una carta de su color te despierte.
race-bridge = Puente
race-bridge-note = Para donde empieza y vuela hasta el final.

## Cards and pawns of the race

race-red = rojo
race-purple = morado
race-yellow = amarillo
race-blue = azul
race-orange = naranja
race-green = verde
race-cat = Gato
race-pumpkin = Calabaza
race-potion = Poción
race-toadstool = Seta
race-moon = Luna
race-hat = Sombrero
race-twice = doble
race-go-to-its-space = ve a su casilla
race-pawns-title = Peones para plegar
race-pawns-intro = Cada bruja vuela con una criatura. En cada casilla de tu recorrido caben dos; la segunda fila es de repuesto.
race-pawns-cut = *Recorta* un peón por su contorno.
race-pawns-fold = *Pliégalo* por las líneas discontinuas: la parte de arriba hacia atrás, los dos pies hacia dentro.
race-pawns-glue = *Pega* un pie sobre el otro. ¡Tu peón se sostiene!
race-pawns-foot = pegar

## The rules of the race: *bold*

race-rules-title = Cómo se corre
race-rules-intro = El gran caldero burbujea, la cena está lista y la última escoba en llegar lava los platos.
race-rules-goal = El objetivo
race-rules-goal-text = Vuela de SALIDA a META. ¡Gana la primera bruja que llega al caldero! No hace falta saber leer: las cartas dicen adónde ir.
race-rules-set-up = Antes de empezar
race-rules-set-up-cut = Recorta las cartas y pliega los peones.
race-rules-set-up-pawns = Cada jugador pone un peón en SALIDA.
race-rules-set-up-deck = Baraja las { $cards } cartas y ponlas en un montón, boca abajo.
race-rules-set-up-first = Empieza la persona más joven. Después se sigue por la izquierda.
race-rules-turn = Tu turno
race-rules-turn-text = Saca *una* carta, vuela adonde te mande y déjala aparte. Varios peones pueden compartir casilla. Cuando se acabe el montón, baraja las cartas y sigue.
race-rules-turn-text-replacement = Saca *una* carta, vuela adonde te mande, devuélvela al montón y barájalo. Varios peones pueden compartir casilla.
race-rules-colour = *Un color*: vuela hasta la *próxima* casilla de ese color. También lleva la misma figurita.
race-rules-double = *Dos del mismo color*: vuela hasta la *segunda* casilla de ese color.
race-rules-picture = *Un dibujo*: ve directamente a la casilla de ese dibujo, aunque esté *detrás* de ti. ¡Mala suerte!
race-rules-spaces = Casillas especiales
race-rules-bridge = *Puente*: ¿has parado en la casilla donde empieza? Crúzalo enseguida, hacia donde apuntan sus flechas. Si solo pasas volando, no ocurre nada.
race-rules-nap = *Siesta*: ¿has parado aquí? Te duermes y pierdes tu próximo turno.
race-rules-nap-hold = *Siesta*: ¿has parado aquí? Quédate hasta que saques una carta del color de esta casilla; entonces despiertas y sigues volando con ella. Las demás cartas no sirven.
race-rules-winning = Ganar
race-rules-winning-text = ¿Ya no te queda delante ninguna casilla de tu color? Entonces vuelas hasta META y *ganas*. No necesitas un número exacto.
race-rules-winning-first = La partida acaba en cuanto llega una bruja.
race-rules-winning-everyone = Las demás siguen corriendo hasta que llegan todas.
race-rules-length = Cuánto dura
race-rules-length-text = Esta carrera se hizo para { $players }: unos { $minutes }, o { $turns }, si un turno dura { $seconds }. Todo es suerte: más o menos una partida de cada diez termina antes de { $low }, y una de cada diez pasa de { $high }.
race-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
race-seconds = { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
race-turns = { $turns ->
    [one] 1 turno
   *[other] { $turns } turnos
}
race-turns-each = { $turns } por jugador
race-turns-last = { $turns } hasta que llega la última bruja
race-rules-variants = Otras formas de correr
race-rules-variant-everyone = *Todas en casa*: se juega hasta que llegan todas. La última lava los platos.
race-rules-variant-first = *Esprint*: se acaba en cuanto llega la primera bruja.
race-rules-variant-gentle = *Brisa suave*: los más pequeños devuelven un dibujo que los haría retroceder y sacan otra carta.
race-rules-variant-choice = *Escobas listas*: ten dos cartas en la mano, juega una y saca otra.

## Races that cannot be made

race-too-short = no se puede hacer una carrera de { $wish } para { $players }: la más corta dura unos { $least }; pide más
race-too-long = no se puede hacer una carrera de { $wish } para { $players }: la más larga dura unos { $most }; pide menos
race-not-found = no se encontró ninguna carrera de { $wish } para { $players } con la semilla { $seed }; prueba otra semilla, o pide un poco menos o un poco más
race-no-time = un turno no puede durar 0 segundos; usa al menos 1

## What the document of a race says about itself

race-subject = Una carrera para niños: { $course }
race-subjects = { $count } carreras para niños: { $courses }

## What the terminal prints: potions, answers

terminal-ingredients = Ingredientes:
terminal-hint = Escribe una poción, como salvia 2, menta 1; con help hay más.
terminal-tests = { $count ->
    [one] 1 prueba
   *[other] { $shown } pruebas
}
terminal-tests-so-far = Esta partida lleva { $tests }; log las muestra.
terminal-help =
    Escribe una poción, primero el ingrediente más viejo, cada uno con sus puntos: salvia 2, menta 1
      fox (owl, raven, ..., nobody)   de quién son las próximas pruebas
      guesser salvia 2, menta 1       la prueba gratis de una casilla Adivina (o: versatility salvia 2)
      log                             todas las pruebas hasta ahora
      notes                           lo que has anotado
      note salvia 3 no                anótalo: no, maybe, yes o blank; decoy en lugar de un número
      undo                            retira la última nota
      notes check                     si alguna prueba contradice una nota
      hint, hint another              un soplo, paso a paso; otro
      suggest 3                       qué poción de 3 ingredientes diría más
      handicap fox small              una pista para una bruja más débil (medium, large, o sus victorias y las de la mejor: 0 2)
      read fox                        su pista, cuando las demás miran a otro lado
      review                          cómo ha ido, cuando acaba la partida
      effects, cells, clue, rules     lo que hay en esta partida
      full, room                      todas las secciones están llenas: un último intento; o queda sitio
      check menta salvia tomillo cebollino    comprueba una respuesta
      give up ABCD-EFGH               ver la solución, con el código del pie de las reglas
      mode together, rivals, solo     quién juega con quién
      again                           borra pruebas y notas y empieza de nuevo
      quit                            salir
terminal-sure = Escribe yes para probarla de todos modos.
terminal-nothing-asked = no había ninguna pregunta a la que decir yes
terminal-hint-more = hint cuenta más de este soplo; hint another empieza otro
terminal-hint-another = hint empieza otro soplo
terminal-nothing-certain = No hay nada seguro que no esté ya anotado o preguntado: es hora de una prueba. suggest 3 dice qué poción de 3 ingredientes diría más.
terminal-clue-sealed = Las demás miran a otro lado, y entonces: read { $witch }
terminal-test-prompt = Prueba { $number }>
terminal-last-prompt = Última poción>
terminal-over-prompt = Fin de la partida>
terminal-no-effects = Esta partida no tiene efectos.
terminal-no-cells = Este tablero no tiene casillas especiales.
terminal-no-tests = Aún no hay pruebas.
terminal-full = El tablero está lleno. Hay que ponerse de acuerdo en una última poción y escribirla.
terminal-poisoned = Todas las brujas están envenenadas. Hay que ponerse de acuerdo en una última poción y escribirla.
terminal-again = Esto borra las pruebas y las notas; escribe: again yes
terminal-winner = { $witch } gana la partida.
terminal-lost = Partida perdida. Comprueba una respuesta (check), ríndete (give up) o empieza de nuevo (again).
terminal-misused = { $command } no va con { $rest }; help explica cómo se usa
terminal-unknown = { $word } no es ni una orden ni un ingrediente; { $hint }
terminal-near = ¿querías decir { $word }?
terminal-known = help enumera las órdenes, y los ingredientes son { $ingredients }
terminal-no-note = { $text } no es una nota; escribe un ingrediente, un número o decoy, y no, maybe, yes o blank, por ejemplo: note salvia 3 no
terminal-no-mode = no existe el modo { $mode }; usa together, rivals o solo
terminal-no-answer = falta una respuesta; nombra sus ingredientes en orden, por ejemplo: check menta salvia tomillo cebollino
terminal-give-up = Para ver la solución, escribe give up y el código del pie de la página de reglas, por ejemplo: give up ABCD-EFGH
terminal-decoy = señuelo
terminal-marks = x no   ? quizá   ! sí
terminal-test = Prueba { $number }:
terminal-last-ditch = último intento
terminal-wins = ¡Esta poción gana!
terminal-counted = Cortos: { $undergrown }. Pasados: { $overgrown }.
terminal-report = { $report }.
terminal-right = ¡Correcto! Es la receta.
terminal-wrong = No: esa no es la respuesta.
terminal-winning-potion = La poción que gana:

## What the terminal prints: races

terminal-players = { $count ->
    [one] 1 jugador
   *[other] { $shown } jugadores
}
terminal-games = { $count ->
    [one] 1 partida
   *[other] { $shown } partidas
}
terminal-races = { $count ->
    [one] 1 carrera
   *[other] { $shown } carreras
}
terminal-spaces = { $count ->
    [one] 1 casilla
   *[other] { $shown } casillas
}
terminal-cards = { $count ->
    [one] 1 carta
   *[other] { $shown } cartas
}
terminal-progress = { $percent } % de { $whole }
terminal-seconds-left = { $progress }, faltan { $seconds } s
terminal-minutes-left = { $progress }, faltan { $minutes } min
terminal-board-published = el tablero publicado
terminal-board-programmed = el tablero publicado, tal como se programó
terminal-board-of-seed = el tablero de la semilla { $seed }
terminal-board-of-file = el tablero de { $file }
terminal-board = { $name }, { $spaces } casillas, { $cards } cartas, { $draws }, { $nap }, { $end }
terminal-with-replacement = con devolución
terminal-without-replacement = sin devolución
terminal-held = parado hasta que salga el color
terminal-turn-lost = un turno perdido
terminal-until-everyone = hasta que lleguen todos
terminal-until-first = hasta que llegue el primero
terminal-board-first-move = { $board }, puentes y turnos perdidos tras el primer movimiento de un doble
terminal-on-board = { $what } en { $board }
terminal-games-of = { $games } de { $players }
terminal-game = partida
terminal-player = jugador { $number }
terminal-total = total
terminal-unfinished = sin terminar
terminal-ended-early = terminado antes de tiempo, resultado parcial: { $part }
terminal-first-of = las primeras { $first } de { $games }
terminal-stopped = { $games } sin terminar: un jugador paró a los 10 000 movimientos; no cuentan en nada de lo que sigue
terminal-all-finished = todas las partidas terminaron
terminal-moves = movimientos
terminal-turns = turnos
terminal-seat = puesto { $number }
terminal-mean = media { $mean } ± { $error }, desviación típica { $deviation }
terminal-lengths = 5 % { $low }, mediana { $median }, 95 % { $high }; la más corta { $shortest }, la más larga { $longest }; lo más frecuente { $mode } ({ $share })
terminal-mean-turns = media { $mean } con los perdidos, en { $rounds } ± { $error } rondas
terminal-seat-wins = gana primero en { $share } de las partidas (de { $low } a { $high }), { $moves } movimientos
terminal-same-games = Las mismas partidas otra vez: las mismas opciones con --seed { $seed }
terminal-same-board = El mismo tablero otra vez: las mismas opciones con --seed { $seed }
terminal-same = Lo mismo otra vez: las mismas opciones con --seed { $seed }
terminal-exactly = Un jugador, con exactitud,
terminal-exact-mean = media { $mean }, desviación típica { $deviation }
terminal-exact-lengths = { $mean }; 5 % { $low }, mediana { $median }, 95 % { $high }
terminal-exact-peaks = la más corta { $shortest }; lo más frecuente { $mode }; picos en { $peaks }; { $longer } pasan de 150
terminal-more = { $count } más
terminal-together = { $players } juntos: { $rounds } rondas, { $turns } turnos
terminal-exact-seat = gana primero en { $share } de las partidas
terminal-plot-alone = Movimientos por partida
terminal-plot-together = Movimientos por partida, todos los jugadores juntos
terminal-plot-exact = Movimientos de un jugador
terminal-plot-of = Calculado con exactitud para { $board }
terminal-plot-partial = { $numbers }; parcial: { $part }
terminal-plot-shares = proporción de partidas con tantos movimientos
terminal-plot-steps = movimientos, de { $width } en { $width }, y su proporción de partidas
terminal-plot-curve = calculado con exactitud
terminal-plot-median = mediana
terminal-plot-longer = { $share } % de las partidas son más largas
terminal-race = Carrera { $seed }:
terminal-race-board = { $race } { $spaces }, { $cards }
terminal-race-length = { $players }, { $minutes } minutos: { $turns }, { $seconds } segundos por turno
terminal-race-each = { $turns } turnos por jugador
terminal-race-last = { $turns } turnos hasta que llega el último
terminal-race-spread = 1 partida de cada 10 termina antes de { $low } minutos, 1 de cada 10 pasa de { $high }
terminal-race-bridges = puentes
terminal-race-bridge = de { $from } a { $end }
terminal-race-naps = turno perdido
terminal-race-pictures = dibujos
terminal-race-none = ninguno
terminal-race-printed = { $race } { $course }, { $players }, { $spaces }, unos { $minutes } minutos, { $paper }

## What the referee's server answers to phones

server-damaged = lo guardado de la mesa { $table } no se puede leer; pide al árbitro una mesa nueva
server-table-name = esto no es el nombre de una mesa; los nombres tienen 8 letras y cifras, como K7QM2XWP
server-no-table = no hay ninguna mesa { $table } en este servidor; comprueba el nombre o abre una mesa nueva
server-not-loaded = la partida de la mesa { $table } ({ $game }) no está cargada ahora en este servidor; pide al árbitro que lo arranque con esa partida, y la mesa continuará
server-other-game = la partida de este código ({ $game }) no se arbitra en este servidor; pregunta al árbitro
server-no-opening = en este servidor es el árbitro quien abre las mesas; pregunta el nombre de la tuya
server-no-again = en esta partida cada prueba cuenta, así que no se puede empezar de nuevo; pregunta al árbitro
server-no-help = en esta partida cada prueba cuenta, así que nadie recibe ayuda; pregunta al árbitro
server-help = esta mesa ha pedido mucha ayuda de golpe; espera { $wait } y vuelve a pedirla
server-helping = demasiadas mesas piden ayuda a la vez; prueba de nuevo en un momento
server-full = este servidor ya tiene { $tables } mesas y no admite más; pregunta al árbitro
server-seconds = { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}
server-minutes = { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}
server-busy = eso ha sido demasiado de golpe; espera { $wait } e inténtalo de nuevo
server-guesses-of-table = esta mesa ha probado demasiadas respuestas; espera { $wait } antes de la próxima
server-guesses-of-client = desde esta dirección se han probado demasiadas respuestas de esta partida; espera { $wait } antes de la próxima
server-guesses-of-game = se han probado demasiadas respuestas de esta partida; espera { $wait } antes de la próxima
server-openings = se han abierto demasiadas mesas a la vez; espera { $wait } e inténtalo de nuevo
server-checking = se están comprobando demasiadas respuestas a la vez; inténtalo de nuevo en un momento
server-host = este servidor no responde al nombre { $host }; usa la dirección que muestra, o arráncalo con --host y ese nombre
server-no-host = esta petición no dice a qué servidor va dirigida
server-origin = las páginas de { $origin } no pueden usar este servidor; abre su propia página, o arráncalo con --host y el nombre de esa página
server-too-large = esta petición es demasiado grande; se permiten { $bytes } bytes
server-broken = esta petición no llegó entera
server-not-json = esta petición no viene anunciada como application/json
server-since = { $text } no es una revisión; since= lleva el número de una
server-slow = esta petición tardó demasiado; inténtalo de nuevo
server-no-referee = este servidor no lleva mesas; se arrancó sin --referee
server-no-path = aquí no hay nada; las mesas están en /api/tables
server-method = esto no se puede hacer aquí; las mesas aceptan GET y POST
server-changed = la mesa ha cambiado entretanto; mira las pruebas e inténtalo de nuevo
server-not-kept = el servidor no puede guardar la mesa ahora, así que no ha cambiado nada; avisa al árbitro
server-failed = el servidor ha fallado; inténtalo de nuevo y, si sigue igual, avisa al árbitro
## The page on the phone

# The game's name, and what every screen shares

page-app-name = Wondering Witches
page-app-short-name = Witches
page-app-description = Prueba tus pociones y comprueba la respuesta de una partida impresa de Wondering Witches.
page-skip = Ir a la partida
page-no-script = Esta página necesita JavaScript, porque prueba las pociones en tu teléfono y no en un servidor. Permítelo, por favor.
page-engine-missing = Este navegador es demasiado viejo para probar pociones. Actualízalo, o abre la página en otro teléfono.
page-engine-failed = Algo salió mal al calcular esto. No ha cambiado nada; inténtalo de nuevo.
page-dismiss = Quitar este mensaje
page-cancel = Cancelar
page-close = Cerrar
page-clear = Vaciar
page-undo = Deshacer
page-try-again = Reintentar
page-for-example = por ejemplo, { $text }

# The frame of an open game

page-tabs = Partes del juego
page-tab-brew = Poción
page-tab-log = Pruebas
page-tab-notes = Notas
page-tab-help = Ayuda
page-tab-answer = Respuesta
page-to-games = Todas las partidas
page-menu = Menú de la partida
page-theme = Colores
page-theme-auto = Auto
page-theme-light = Claro
page-theme-dark = Oscuro
page-mode = Cómo se juega
page-mode-cooperative = Juntos
page-mode-competitive = Rivales
page-mode-solo = A solas
page-mode-hint = Los rivales leen en voz alta cada resultado, y gana quien primero acierte en una prueba.
page-again = Empezar de nuevo
page-again-title = ¿Empezar de nuevo esta partida?
page-again-text = Se borrarán las pruebas, tus notas y la poción en preparación. La receta secreta sigue siendo la misma.
page-again-yes = Empezar de nuevo
page-again-done = Todo limpio, a empezar.

# While a game opens

page-opening = Abriendo la partida…

# Home: opening a game, tables, the games on this phone

page-home-lead = Prueba tus pociones y comprueba la respuesta, aquí mismo en el teléfono.
page-open-title = Abrir una partida
page-open-hint = Usa el código cuadrado de tu hoja.
page-photo-take = Fotografiar el código
page-photo-choose = Elegir una imagen
page-photo-looking = Buscando el código (intento { $attempt })
page-photo-unreadable = Este archivo no es una imagen que se pueda leer. Elige una foto del código.
page-photo-foreign = El código cuadrado de esta imagen no es de una hoja de este juego. Usa el que está impreso en tu hoja.
page-photo-cancelled = Búsqueda detenida.
page-photo-forbidden = Este navegador no deja que la página busque códigos en imágenes. Escanea el código con la cámara del teléfono, o escríbelo.
page-photo-late = No apareció ningún código en esta imagen en { $seconds } segundos. Repite la foto más de cerca, nítida, con luz pareja y con el código entero.
page-photo-nothing = No apareció ningún código en esta imagen. Repite la foto más de cerca, nítida, con luz pareja y con el código entero.
page-code-label = O pega o escribe el código
page-open-button = Abrir
page-open-here = Jugar solo en este teléfono
page-join-title = Unirse a una mesa
page-join-hint = ¿Alguien del grupo ya ha abierto la partida? Escribe el nombre de la mesa.
page-table-name = Nombre de la mesa
page-table-label = Mesa { $table }
page-join-button = Unirse
page-known-title = Ya tienes una mesa
page-known-text = Este teléfono ya está en la mesa { $table } con esta partida. ¿Seguir allí o abrir una mesa nueva?
page-known-new = Mesa nueva
page-known-join = Ir a { $table }
page-games-title = Partidas en este teléfono
page-games-none = Aún no hay ninguna. Abre una partida y te esperará aquí.
page-game-label = Partida { $label }
page-game-unreadable = ilegible
page-remove-game = Quitar la partida { $label }
page-remove-title = ¿Quitar la partida { $label }?
page-remove-text = Se borrarán sus pruebas y notas de este teléfono. Con el código de la hoja puedes abrir la partida otra vez, desde el principio.
page-remove-yes = Quitar
page-foot-local = Todo ocurre en este teléfono: sin cuenta, y sin red una vez cargada la página.
page-foot-referee = Las partidas que se abren aquí las guarda el ordenador del árbitro.
page-other-game = A todas las partidas
page-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
page-players-unknown = Con árbitro
page-tests = { $tests ->
    [one] 1 prueba
   *[other] { $tests } pruebas
}
page-status-new = recién abierta
page-status-playing = en juego
page-status-last-ditch = último intento
page-status-won = ganada
page-status-lost = perdida

# What is stored and sent

page-storage-full = La memoria de este teléfono está llena. Puedes seguir jugando, pero la partida se perderá al cerrar esta página. Quita las partidas que ya no necesites.
page-storage-forbidden = Este navegador no deja que la página recuerde nada. Puedes seguir jugando, pero la partida se perderá al cerrar esta página.
page-stored-title = Esta partida no se puede leer
page-stored-unreadable = Lo que había guardado de esta partida en el teléfono está dañado.
page-stored-text = Puedes empezar la partida desde cero. Lo guardado se conserva aparte, por si alguien puede repararlo.
page-stored-anew = Empezar desde cero
page-stored-no-code = Lo que había guardado de esta partida está dañado, y su código se ha perdido. Fotografía el código de la hoja para abrirla otra vez.
page-moved-on = Esta partida ha avanzado en otra ventana. Así está ahora; míralo e inténtalo de nuevo.
page-others-tested = La prueba { $number } se hizo en otro sitio: { $result }.
page-network-lost = No se puede contactar con el ordenador del árbitro. No se ha perdido nada: revisa tu red e inténtalo de nuevo.
page-network-odd = El ordenador del árbitro dio una respuesta sin sentido (estado { $status }). No se ha perdido nada; inténtalo de nuevo.

# The potion in the making

page-who-tests = ¿Quién prueba?
page-whose-test = ¿De quién es la prueba?
page-tester-hint = Entre rivales alguien tiene que ganar. Di qué bruja hace la prueba.
page-poisoned = envenenada
page-pantry-title = Elige ingredientes
page-pantry-hint = Primero el más viejo, según los números de tu caldero.
page-early = Puedes cerrar un caldero antes de que se llene: tacha sus casillas vacías y prueba lo que tiene dentro.
page-is-in-potion = en la poción, en el lugar
page-potion-title = Tu poción
page-potion-label = Poción, primero el ingrediente más viejo
page-potion-empty = Aún vacía. Toca un ingrediente para echarlo dentro.
page-added = { $name } entra con el número { $place }.
page-moved = { $name } tiene ahora el número { $place }.
page-removed = { $name } sale de la poción.
page-cleared = La poción está vacía.
page-restored = La poción ha vuelto.
page-placed-name = { $name }, ingrediente número { $place }
page-dots-of = Puntos de { $name }
page-dots = { $name }, { $dots ->
    [one] 1 punto
   *[other] { $dots } puntos
}
page-move-up = Subir { $name }
page-move-down = Bajar { $name }
page-remove = Quitar { $name }
page-kind-legend = ¿De dónde sale?
page-kind-cauldron = Caldero
page-kind-last = Último intento
page-left-label = Pruebas que quedan en tu tablero
page-left-cauldrons = Calderos de { $cells }: { $left } de { $all }
page-left-cauldrons-or-larger = Calderos de { $cells } o más: { $left } de { $all }
page-left-versatility = Casillas Laboratorio sin planta: { $left } de { $all }
page-left-guesser = Casillas Adivina: { $left } de { $all }
page-test-button = Probar la poción { $number }
page-testing = Probando…
page-herbs = { $herbs ->
    [one] 1 ingrediente
   *[other] { $herbs } ingredientes
}
page-sections-full = Nuestras secciones están llenas
page-ditch-title = El último intento
page-ditch-text = Todo está lleno. Queda una última poción, elegida entre todos, con los ingredientes y puntos que sean. Es gratis y decide la partida.
page-ditch-back = Aún queda sitio
page-ditch-left = La partida sigue.

# What a test told

page-test-word = Prueba
page-test-number = Prueba { $number }
page-result-won = ¡La poción es la buena!
page-result-counts = Cortos: { $under }. Pasados: { $over }
page-undergrown = cortos
page-overgrown = pasados
page-result-note = Anótalo bajo tu caldero. Nadie dice cuáles son, ni nada de su orden.
page-result-close = Cerrar este resultado
page-reports-label = Los efectos avisan, en orden mezclado
page-report-unlisted = Este efecto no es de los que enumera la hoja. Lee en las reglas lo que se dice de los señuelos.

# How a game ends

page-won-title = ¡Poción conseguida!
page-won-solo = ¡Poción conseguida, y a solas!
page-won-by = ¡{ $name } consigue la poción y gana!
page-won-text = La receta perdida ha aparecido, tras { page-tests }.
page-lost-title = La poción se apaga
page-lost-text = Ese era el último intento, y la receta sigue perdida. Aún puedes deducirla y comprobar la respuesta, rendirte y verla, o empezar de nuevo.
page-over-title = Esta partida ha terminado
page-over-text = La solución está a la vista, así que no queda nada que probar.
page-check-answer = Comprobar la respuesta
page-see-solution = Ver la solución

# The log

page-log-title = Todas las pruebas
page-log-empty = Aún no hay pruebas. Cada una quedará aquí con su número, como en el reverso de tu hoja.
page-use-again = Repetir
page-of-test = la poción de la prueba { $number }
page-used-again = La poción de la prueba { $number } vuelve a estar en preparación.

# Notes

page-notes-title = Lo que sabemos
page-notes-hint = Toca una casilla para pasar de vacía a imposible, posible y segura. Las notas son tuyas.
page-note-label = { $name }, { $column }: { $mark }
page-note-undone = Se ha retirado la última nota.
page-ingredient = Ingrediente
page-decoy = señuelo
page-legend = Qué significan las marcas
page-mark-blank = vacía
page-mark-impossible = imposible
page-mark-possible = posible
page-mark-certain = segura

# Help

page-help-title = Ayuda
page-clue-title = Tu pista gratis
page-facts = La receta lleva { $recipe } de estos { $count } ingredientes.
page-effects-title = Efectos de esta partida
page-effects-hint = Nadie sabe qué ingredientes los tienen.
page-specials-title = Casillas especiales de este tablero
page-rules-title = Las reglas

# Hints, the notes checked, clues for one witch

page-thinking = Pensando…
page-hints-title = ¿Sin ideas?
page-hints-hint = Cada paso cuenta un poco más. Los soplos parten de las notas de esta página, y se van contando.
page-hints-first = Un soplo, por favor
page-hints-another = Otro soplo
page-hints-herb = ¿Qué ingrediente?
page-hints-claim = ¿Qué se deduce?
page-hints-reason = ¿Por qué?
page-hints-nothing = No hay nada seguro que no esté ya anotado o preguntado. Es hora de otra prueba.
page-suggest-title = ¿Qué probamos?
page-suggest-size = Ingredientes de la poción
page-suggest-button = ¿Cuál diría más?
page-notes-check = Revisar nuestras notas
page-clues-title = Una pista para una bruja
page-clues-hint = ¿Alguien es nueva o ha ganado menos veces? Una pista solo para ella iguala las fuerzas. Cuanto más atrás va, más dice.
page-clues-new = Dar una pista
page-clues-who = ¿Para quién?
page-clues-size = ¿Cuánta desventaja lleva?
page-clues-small = un poco
page-clues-medium = bastante
page-clues-large = mucha
page-clues-wins = según las victorias
page-clues-own = ¿Cuántas veces ha ganado?
page-clues-most = ¿Cuántas veces ha ganado la mejor?
page-clues-seal = Sellar la pista
page-clues-read = { $name }: leerla
page-clues-alone-title = Solo para { $name }
page-clues-alone-text = Dale el teléfono a { $name }. Los demás miran a otro lado.
page-clues-alone-yes = Mostrar la pista
page-clues-own-title = { $name }, tu pista

# Before the last cauldron is spent

page-last-cauldron-title = ¿Seguro?
page-last-cauldron-yes = Probarla

# How the players did

page-review-title = ¿Cómo nos ha ido?
page-review-button = Mirar atrás

# The answer and the solution

page-answer-title = La respuesta
page-check-title = Comprobar la respuesta
page-check-hint = Toca en orden los ingredientes de la poción que gana; son { $recipe }. Una respuesta falsa no revela nada.
page-place = lugar
page-answer-full = La respuesta más larga lleva { $longest } ingredientes; quita uno antes.
page-answer-empty = Aún nada elegido.
page-check-button = Comprobar
page-checking = Comprobando…
page-wrong = Esa no es la respuesta. Puede fallar un ingrediente o fallar todos: no se dice más.
page-right = ¡Esa es la respuesta!
page-not-checkable = Este código no lleva ninguna respuesta sellada, así que no hay nada que comprobar.
page-give-up = Rendirse
page-give-up-hint = El código de rendición está bajo el doblez, al pie de la página de reglas, o entre las respuestas de un cuadernillo. Abre la solución completa.
page-give-up-code = Código de rendición
page-opening-code = Código de apertura
page-opening-hint = La organización lo dice al final. No está en la hoja.
page-give-up-button = Rendirse
page-give-up-title = ¿Rendirse de verdad?
page-give-up-text = Se mostrará la solución completa: cada número, cada señuelo y cada efecto. Con eso acaba la partida.
page-give-up-yes = Mostrar la solución
page-solution-open = La solución está a la vista.
page-solution-title = La solución
page-solution-answers = { $answers ->
    [one] La respuesta
   *[other] Las respuestas; vale cualquiera
}
page-secrets-title = Todos los secretos
page-role-regular = Número { $number }
page-role-imposter = Señuelo: un impostor con el número { $number }
page-role-overachiever = Señuelo: un exagerado con el número { $number }
page-role-ignore = Señuelo: siempre ignorado

# A sheet that only a referee tests

page-referee-title = Tu árbitro prueba las pociones
page-referee-text = Este es el código de un torneo: ni siquiera este teléfono conoce la receta. Dale tus pociones al árbitro, o abre el código en la página del árbitro.
page-referee-can = Aquí puedes tomar notas, comprobar la respuesta y rendirte.
