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
race-rules-intro = El gran caldero burbujea, la cena está lista y la última escoba en llegar friega los platos.
race-rules-goal = El objetivo
race-rules-goal-text = Vuela de SALIDA a META. ¡Gana la primera bruja que llega al caldero! No hace falta saber leer: las cartas dicen adónde ir.
race-rules-set-up = Antes de empezar
race-rules-set-up-cut = Recorta las cartas y pliega los peones.
race-rules-set-up-pawns = Cada jugador pone un peón en SALIDA.
race-rules-set-up-deck = Baraja las { $cards } cartas y ponlas en un montón, boca abajo.
race-rules-set-up-first = Empieza la persona más joven. Después se sigue por la izquierda.
race-rules-turn = Tu turno
race-rules-turn-text = Roba *una* carta, vuela adonde te mande y déjala aparte. Varios peones pueden compartir casilla. Cuando se acabe el montón, baraja las cartas y sigue.
race-rules-turn-text-replacement = Roba *una* carta, vuela adonde te mande, devuélvela al montón y barájalo. Varios peones pueden compartir casilla.
race-rules-colour = *Un color*: vuela hasta la *próxima* casilla de ese color. También lleva la misma figurita.
race-rules-double = *Dos del mismo color*: vuela hasta la *segunda* casilla de ese color.
race-rules-picture = *Un dibujo*: ve directamente a la casilla de ese dibujo, aunque esté *detrás* de ti. ¡Mala suerte!
race-rules-spaces = Casillas especiales
race-rules-bridge = *Puente*: ¿has parado en la casilla donde empieza? Crúzalo enseguida, hacia donde apuntan sus flechas. Si solo pasas volando, no ocurre nada.
race-rules-nap = *Siesta*: ¿has parado aquí? Te duermes y pierdes tu próximo turno.
race-rules-nap-hold = *Siesta*: ¿has parado aquí? Quédate hasta que robes una carta del color de esta casilla; entonces despiertas y sigues volando con ella. Las demás cartas no sirven.
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
race-rules-variant-everyone = *Todas en casa*: se juega hasta que llegan todas. La última friega los platos.
race-rules-variant-first = *Esprint*: se acaba en cuanto llega la primera bruja.
race-rules-variant-gentle = *Brisa suave*: los más pequeños devuelven un dibujo que los haría retroceder y roban otra carta.
race-rules-variant-choice = *Escobas listas*: ten dos cartas en la mano, juega una y roba otra.

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
terminal-full = El tablero está lleno. Elegid todas juntas una última poción y escribidla.
terminal-poisoned = Todas las brujas están envenenadas. Elegid todas juntas una última poción y escribidla.
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

