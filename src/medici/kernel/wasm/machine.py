"""LLVM: from its language to an object file for WebAssembly."""

from typing import Any

import llvmlite.binding as llvm

TRIPLE = "wasm32-unknown-unknown"
# What every browser of the last years has
FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"


def object_of(text: str) -> bytes:
    """The object file of a module in LLVM's language, optimised."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine: Any = target.create_target_machine(opt=3, features=FEATURES)
    module = llvm.parse_assembly(text)
    module.data_layout = str(machine.target_data)
    module.verify()
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = False  # as Numba's: loops go over a few seats or cards
    options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    return bytes(machine.emit_object(module))
